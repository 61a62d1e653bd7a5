import { type Booking, type CallInput, type PublicFlat, requestBooking } from '@domizil/api'
import { isApiError, useCounters, useSay, useShell } from '@domizil/app-kit'
import { isPending } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { useCallback, useRef, useState } from 'react'
import { useDraftAcrossLogin } from '../../lib/use-draft-across-login.ts'
import { isDetailsMissing, refusalOf } from './refusal.ts'
import { bodyOf, draftFor, type RequestDraft } from './request-draft.ts'
import { useProblems } from './use-problems.ts'
import type { RequestedStay } from './use-stay.ts'

export type RequestForm = ReturnType<typeof useRequestForm>

/** The state of a request form: values, errors and submission. The values are never lost. */
export function useRequestForm(flat: PublicFlat, requested: RequestedStay, onTaken: () => void) {
  const say = useSay()
  const shell = useShell()
  const { errors, refusal, check, showStay, forget, refuse } = useProblems(flat, requested)
  const keyOf = useIdempotencyKey()
  const {
    draft,
    change,
    forget: forgetDraft,
    isHidden,
    keep,
  } = useDraftAcrossLogin(`request.${flat.id}`, draftFor(requested.wanted))
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [sent, setSent] = useState<Booking>()
  const earlier = useOpenRequest(flat.id)

  /** Resolves with whether the request was accepted. */
  async function send(): Promise<boolean> {
    const body = check(draft) ? undefined : bodyOf(draft, requested.stay.persons)
    const { from: startDate, to: endDate } = requested.stay
    if (!body || !startDate || !endDate) return false

    setState('sending')
    try {
      const input = { params: { flatId: flat.id }, query: { startDate, endDate }, body }
      setSent(await sendRequest(shell, input, keyOf(input)))
    } catch (error) {
      setState('open')
      if (!isApiError(error)) throw error
      const answer = isDetailsMissing(error)
        ? { ...refusalOf(error), message: say('request.unsent'), errors: {} }
        : refusalOf(error)
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
    state: earlier && state === 'open' ? 'sent' : state,
    /** The request that was just sent, or the open one of an earlier visit: a flat is requested once at a time. */
    request: sent ?? earlier,
    isEarlier: state !== 'sent' && earlier !== undefined,
    errors,
    refusal,
    send,
    /** Whether the form was filled in by a user whose session has ended: it is back after the sign-in. */
    isHidden,
    /** Signs in and returns here with the form; resolves with false if it could not be sent afterwards. */
    logIn: () => {
      const canSend = isHidden || !check(draft)
      if (canSend) {
        keep()
        shell.login()
      }
      return Promise.resolve(canSend)
    },
    /** Shows errors of the days from now on. */
    checkStay: showStay,
    change: (part: Partial<RequestDraft>) => {
      change({ ...draft, ...part })
      forget(Object.keys(part))
    },
  }
}

/** The tenant's own request for a flat that has not ended; undefined without one. */
function useOpenRequest(flatId: number): Booking | undefined {
  const { tenantRequests } = useCounters()
  return tenantRequests.find(({ flat, status }) => flat.id === flatId && isPending(status))
}

/**
 * Sends a request; resolves with it. If the profile is incomplete, asks for the missing details and sends it again.
 *
 * @throws {ApiError} if it is refused, also because the details were not given.
 */
async function sendRequest(
  shell: Pick<ShellApi, 'send' | 'completeProfile'>,
  input: CallInput<typeof requestBooking>,
  idempotencyKey: string,
): Promise<Booking> {
  const send = () => shell.send(requestBooking, input, { idempotencyKey })

  try {
    return await send()
  } catch (error) {
    if (!isDetailsMissing(error) || !(await shell.completeProfile('TENANT'))) throw error
    return send()
  }
}

/**
 * An idempotency key per content: a retry with the same content, after a failure without a response, does not create
 * a second request.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })

  return useCallback((content) => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
