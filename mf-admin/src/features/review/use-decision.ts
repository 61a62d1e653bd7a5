import { type ErrorBody, type FlatReview, updateFlatStatus } from '@domizil/api'
import { isApiError, messageOf, useSay, useShell } from '@domizil/app-kit'
import { type FlatStatus, flatTransition } from '@domizil/domain'
import { useRef, useState } from 'react'
import type { Checks } from './use-checks.ts'

export type Decision = ReturnType<typeof useDecision>

interface DecisionOptions {
  checks: Checks
  /** Approving was tried before everything was looked at. */
  onUnchecked: () => void
  /** After a decision: to the next flat, or the same one again. */
  onDone: () => void
  /** The flat is another than the one that was looked at. */
  onStale: () => void
}

/**
 * Approves or rejects a flat, once, as it was looked at: one that has changed is looked at again. Approving asks that
 * everything was looked at.
 */
export function useDecision(
  { flat, state, title }: FlatReview,
  { checks, onUnchecked, onDone, onStale }: DecisionOptions,
) {
  const say = useSay()
  const shell = useShell()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const can = (to: FlatStatus) =>
    flatTransition({ from: flat.status, to, actors: ['ADMIN'], isReviewOn: true }) !== undefined
  const canApprove = flat.status === 'IN_REVIEW'
  const canReject = can('REJECTED')

  /** Resolves with whether it was done. */
  async function decide(to: FlatStatus, reason?: string): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      await shell.send(updateFlatStatus, {
        params: { id: flat.id },
        query: { flatStatus: to },
        body: { state, ...(reason && { reason }) },
      })
      const id = to === 'ACTIVE' ? 'action.approve.done' : 'action.reject.done'
      shell.notify({ kind: 'success', message: say(id, { title }) })
      void shell.refreshCounters()
      checks.forget()
      onDone()
      return true
    } catch (error) {
      if (isStale(error)) {
        setProblem(say('review.changed'))
        setIsAsked(false)
        checks.forget()
        onStale()
      } else setProblem(messageOf(error))
      return false
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return {
    canApprove,
    canReject,
    isBusy,
    problem,
    /** Whether approving was tried before everything was looked at. */
    isAsked: isAsked && !checks.isComplete,
    approve: async () => {
      if (!canApprove) return
      if (checks.isComplete) return void (await decide('ACTIVE'))

      setIsAsked(true)
      onUnchecked()
    },
    reject: (reason: string) => decide('REJECTED', reason),
  }
}

function isStale(error: unknown): boolean {
  const body = isApiError(error) ? (error.body as Partial<ErrorBody> | null | undefined) : undefined
  return body?.code === 'FLAT_CHANGED_MEANWHILE'
}
