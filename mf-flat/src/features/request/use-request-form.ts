import type { PublicFlat } from '@domizil/contract'
import { isApiError, useShell } from '@domizil/remote-kit'
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
  const [kept] = useState(() => keptRequest(flat.id))
  const [draft, setDraft] = useState(kept ?? EMPTY_DRAFT)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  useEffect(() => forgetRequest(flat.id), [flat.id])

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
    isBack: kept !== undefined,
    /** Keeps it for the way to the log-in. */
    keep: () => keepRequest(flat.id, draft),
    /** Shows from now on what is wrong with the days. */
    checkStay: showStay,
    change: (part: Partial<RequestDraft>) => {
      setDraft((old) => ({ ...old, ...part }))
      forget(Object.keys(part))
    },
  }
}
