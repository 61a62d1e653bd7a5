import type { OwnFlat } from '@domizil/api'
import { messageOf } from '@domizil/app-kit'
import { shellAtom } from '@domizil/app-kit/atoms'
import { today } from '@domizil/app-kit/today'
import { atom } from 'jotai'
import { addressToSaveAtom, checkAddressAtom } from './address-atoms.ts'
import {
  flatAtom,
  formAtom,
  formKeyAtom,
  isFormChangedAtom,
  keepFormAtom,
  ownFlatAtom,
  rebaseAtom,
  shownIssuesAtom,
  versionAtom,
} from './editor-atoms.ts'
import { blockingIn, type FieldName, groupOf } from './fields.ts'
import { addressOf, changesOf, isDraft } from './flat-form.ts'
import { refusalOf } from './refusal.ts'
import { IDLE, pendingAutosaveAtom, savingAtom } from './saving-atom.ts'
import { isUnanswered, sendFlatAtom, settleAtom } from './send-flat-atoms.ts'
import { forgetForm } from './stored-draft.ts'

/** How the last saving of a draft by itself has ended. `waiting` is tried again: there is no connection, or no server. */
type Autosave = 'idle' | 'saved' | 'waiting'

const endAtom = atom<Autosave>('idle')
export const autosavedAtom = atom((get) => get(endAtom))

/** Lets the changes of a draft wait for the connection. */
export const waitForConnectionAtom = atom(null, (_get, set) => set(endAtom, 'waiting'))

/** The changed fields of a draft that stay unsaved until they are right; not those that their author is still busy with. */
export const unsavableAtom = atom((get): readonly FieldName[] => {
  const [flat, form] = [get(flatAtom), get(formAtom)]
  if (!flat || !isDraft(flat)) return []
  const shown = new Set(get(shownIssuesAtom).map(({ field }) => field))
  const changed = new Set(Object.keys(changesOf(form, flat)))
  if (get(addressToSaveAtom)) changed.add('address')

  return blockingIn(form, flat, today())
    .map(({ field }) => field)
    .filter((field) => shown.has(field) && changed.has(groupOf(field)))
})

/**
 * Saves of a draft what is valid, without a word about the rest: the form stays as it is, also what is typed meanwhile.
 * A flat that is public, or may become so, is saved by its owner only. Resolves with a flat that this has created.
 */
export const autosaveAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const isBusy = ['saving', 'conflict'].includes(get(savingAtom).status) || get(pendingAutosaveAtom)
  const isSignedIn = get(shellAtom).session.get().status === 'authenticated'
  if (isBusy || !isSignedIn || !isDraft(get(flatAtom)) || !get(isFormChangedAtom)) return undefined

  const sending = set(sendValidAtom)
  set(pendingAutosaveAtom, { done: sending })
  try {
    return await sending
  } finally {
    set(pendingAutosaveAtom, undefined)
  }
})

/** Never rejects: an explicit save waits for it. */
const sendValidAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const before = get(flatAtom)
  try {
    const settled = await set(settleAtom)
    const saved = (await set(sendAtom)) ?? settled
    if (!saved) return undefined

    set(rebaseAtom, saved)
    if (!before) {
      const { userId } = get(formKeyAtom)
      forgetForm(get(formKeyAtom))
      set(ownFlatAtom, userId)
    }
    set(keepFormAtom)
    set(endAtom, 'saved')
    if (get(savingAtom).status === 'refused') set(savingAtom, IDLE)
    return before ? undefined : saved
  } catch (error) {
    messageOf(error) // errors that are not failed calls are rethrown
    const refusal = refusalOf(error)
    if (refusal.status === 'conflict') set(savingAtom, refusal)
    set(endAtom, isUnanswered(error) ? 'waiting' : 'idle')
    return undefined
  }
})

/** Resolves with the saved flat; undefined if there is nothing valid to send. */
const sendAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const flat = get(flatAtom)
  const form = get(formAtom)
  const blocked = new Set(blockingIn(form, flat, today()).map(({ field }) => groupOf(field)))
  const changes = Object.fromEntries(
    Object.entries(changesOf(form, flat)).filter(([name]) => !blocked.has(name)),
  )
  const address = get(addressToSaveAtom)
  const isAddressRight = address !== undefined && !blocked.has('address') && (await set(checkAddressAtom))

  if (!flat) {
    return isAddressRight
      ? set(sendFlatAtom, { create: { ...changes, address: addressOf(form) } })
      : undefined
  }
  if (Object.keys(changes).length === 0 && !isAddressRight) return undefined
  const version = get(versionAtom) ?? flat.version
  return set(sendFlatAtom, {
    edit: { ...changes, id: flat.id, version, ...(isAddressRight && { address }) },
  })
})
