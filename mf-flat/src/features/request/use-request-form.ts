import type { PublicFlat } from '@domizil/api'
import { isApiError, useDraft, useShell } from '@domizil/app-kit'
import { useEffect, useState } from 'react'
import { forgetRequest, keepRequest, keptRequest } from './kept-request.ts'
import { refusalOf } from './refusal.ts'
import { bodyOf, EMPTY_DRAFT, type RequestDraft } from './request-draft.ts'
import { sendRequest } from './send-request.ts'
import { useProblems } from './use-problems.ts'
import type { WishedStay } from './use-stay.ts'
import { useWishKey } from './use-wish-key.ts'

export type RequestForm = ReturnType<typeof useRequestForm>

/** The request for a flat: what is filled in, what is wrong with it, and sending it. Nothing typed is ever lost. */
export function useRequestForm(flat: PublicFlat, wished: WishedStay, onTaken: () => void) {
  const shell = useShell()
  const { errors, refusal, check, showStay, forget, refuse } = useProblems(flat, wished)
  const keyOf = useWishKey()
  const { draft, change, forget: forgetDraft, isBack, keep } = useRequestDraft(flat.id)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  /** Answers whether the request is on its way. */
  async function send(): Promise<boolean> {
    const body = check(draft) ? undefined : bodyOf(draft, wished.stay.persons)
    const { from: startDate, to: endDate } = wished.stay
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
    /** Whether it was filled in before the way to the log-in. */
    isBack,
    /** Keeps it for the way to the log-in. */
    keep,
    /** Shows from now on what is wrong with the days. */
    checkStay: showStay,
    change: (part: Partial<RequestDraft>) => {
      change({ ...draft, ...part })
      forget(Object.keys(part))
    },
  }
}

/** What is filled in: kept like every draft, and taken along to the log-in, where it is a draft of who comes back. */
function useRequestDraft(flatId: number) {
  const [taken] = useState(() => keptRequest(flatId))
  const { draft, change, forget } = useDraft(`request.${flatId}`, EMPTY_DRAFT, taken)
  const [left, setLeft] = useState<RequestDraft>()
  useEffect(() => forgetRequest(flatId), [flatId])

  return {
    // Until the page is gone it stays in sight, though nobody keeps it here any more.
    draft: left ?? { ...EMPTY_DRAFT, ...draft },
    change: (next: RequestDraft) => {
      setLeft(undefined)
      change(next)
    },
    forget,
    isBack: taken !== undefined,
    keep: () => {
      keepRequest(flatId, draft)
      setLeft(draft)
      forget()
    },
  }
}
