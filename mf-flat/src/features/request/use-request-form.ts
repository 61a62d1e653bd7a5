import type { PublicFlat } from '@domizil/api'
import { isApiError, useDraft, useShell } from '@domizil/app-kit'
import { useEffect, useState } from 'react'
import { deleteRequestDraft, storeRequestDraft, readRequestDraft } from './stored-request.ts'
import { refusalOf } from './refusal.ts'
import { bodyOf, EMPTY_DRAFT, type RequestDraft } from './request-draft.ts'
import { sendRequest } from './send-request.ts'
import { useProblems } from './use-problems.ts'
import type { RequestedStay } from './use-stay.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

export type RequestForm = ReturnType<typeof useRequestForm>

/** The state of a request form: values, errors and submission. The values are never lost. */
export function useRequestForm(flat: PublicFlat, requested: RequestedStay, onTaken: () => void) {
  const shell = useShell()
  const { errors, refusal, check, showStay, forget, refuse } = useProblems(flat, requested)
  const keyOf = useIdempotencyKey()
  const { draft, change, forget: forgetDraft, isBack, keep } = useRequestDraft(flat.id)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  /** Resolves with whether the request was accepted. */
  async function send(): Promise<boolean> {
    const body = check(draft) ? undefined : bodyOf(draft, requested.stay.persons)
    const { from: startDate, to: endDate } = requested.stay
    if (!body || !startDate || !endDate) return false

    setState('sending')
    try {
      const input = { params: { flatId: flat.id }, query: { startDate, endDate }, body }
      await sendRequest(shell, input, keyOf(input))
    } catch (error) {
      setState('open')
      if (!isApiError(error)) throw error
      const answer = refusalOf(error)
      refuse(answer)
      if (answer.isTaken) onTaken()
      return false
    }

    setState('sent')
    forgetDraft()
    await shell.refreshCounters()
    return true
  }

  return {
    draft,
    state,
    errors,
    refusal,
    send,
    /** Whether the form was filled in before the sign-in. */
    isBack,
    /** Stores the form for the sign-in. */
    keep,
    /** Shows errors of the days from now on. */
    checkStay: showStay,
    change: (part: Partial<RequestDraft>) => {
      change({ ...draft, ...part })
      forget(Object.keys(part))
    },
  }
}

/** The draft: stored as every draft, and across the sign-in, after which it belongs to the signed-in user. */
function useRequestDraft(flatId: number) {
  const [taken] = useState(() => readRequestDraft(flatId))
  const { draft, change, forget } = useDraft(`request.${flatId}`, EMPTY_DRAFT, taken)
  const [left, setLeft] = useState<RequestDraft>()
  useEffect(() => deleteRequestDraft(flatId), [flatId])

  return {
    // Stays visible until the page is left, although it is no longer stored.
    draft: left ?? { ...EMPTY_DRAFT, ...draft },
    change: (next: RequestDraft) => {
      setLeft(undefined)
      change(next)
    },
    forget,
    isBack: taken !== undefined,
    keep: () => {
      storeRequestDraft(flatId, draft)
      setLeft(draft)
      forget()
    },
  }
}
