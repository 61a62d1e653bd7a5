import { type FlatReview, updateFlatStatus } from '@domizil/api'
import { messageOf, useShell } from '@domizil/app-kit'
import { type FlatStatus, flatTransition } from '@domizil/domain'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Checks } from './use-checks.ts'

export type Decision = ReturnType<typeof useDecision>

interface DecisionOptions {
  checks: Checks
  /** After a decision: to the next flat, or the same one again. */
  onDone: () => void
}

/** Approves or rejects a flat, once. Approving asks that everything was looked at. */
export function useDecision({ flat, title }: FlatReview, { checks, onDone }: DecisionOptions) {
  const intl = useIntl()
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
        body: { ...(reason && { reason }) },
      })
      const id = to === 'ACTIVE' ? 'action.approve.done' : 'action.reject.done'
      shell.notify({ kind: 'success', message: intl.formatMessage({ id }, { title }) })
      void shell.refreshCounters()
      checks.forget()
      onDone()
      return true
    } catch (error) {
      setProblem(messageOf(error))
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
      if (checks.isComplete) await decide('ACTIVE')
      else setIsAsked(true)
    },
    reject: (reason: string) => decide('REJECTED', reason),
  }
}
