import { createFlat, editFlat, type OwnFlat } from '@domizil/api'
import { isApiError } from '@domizil/app-kit'
import { shellAtom } from '@domizil/app-kit/atoms'
import { atom } from 'jotai'
import { formKeyAtom, rebaseAtom } from './editor-atoms.ts'
import {
  type FlatRequest,
  forgetUnanswered,
  type KeyedFlatRequest,
  readUnanswered,
  storeUnanswered,
} from './stored-draft.ts'

/** Sends a request. Without an answer it stays in this tab, also through a reload, until `settleAtom` has one. */
export const sendFlatAtom = atom(null, (get, set, request: FlatRequest): Promise<OwnFlat> => {
  const sent = { request, idempotencyKey: crypto.randomUUID() }
  storeUnanswered(get(formKeyAtom), sent)
  return set(deliverAtom, sent)
})

/**
 * Sends a request again whose answer was lost, as it was: the server may have saved it, and a new one would make a second
 * flat, or a conflict with the first. Resolves with what the form is based on from then on; undefined without such a request.
 */
export const settleAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const sent = readUnanswered(get(formKeyAtom))
  if (!sent) return undefined
  try {
    const saved = await set(deliverAtom, sent)
    set(rebaseAtom, saved)
    return saved
  } catch (error) {
    if (isUnanswered(error)) throw error
    return undefined // refused: nothing was saved, and the form says what there is to save now
  }
})

const deliverAtom = atom(
  null,
  async (get, _set, { request, idempotencyKey }: KeyedFlatRequest): Promise<OwnFlat> => {
    const shell = get(shellAtom)
    const key = get(formKeyAtom)
    try {
      const saved =
        'create' in request
          ? await shell.send(createFlat, { body: request.create }, { idempotencyKey })
          : await shell.send(editFlat, { body: request.edit }, { idempotencyKey })
      forgetUnanswered(key)
      return saved
    } catch (error) {
      if (!isUnanswered(error)) forgetUnanswered(key)
      throw error
    }
  },
)

/** Whether a request has not left this device, or its answer was lost. */
export function isUnconnected(error: unknown): boolean {
  return isApiError(error) && (error.status ?? 0) === 0
}

/** Whether it is unknown what became of a request, and whether sending it again may succeed. */
export function isUnanswered(error: unknown): boolean {
  const status = isApiError(error) ? error.status : undefined
  return status === undefined || status === 0 || status >= 500
}
