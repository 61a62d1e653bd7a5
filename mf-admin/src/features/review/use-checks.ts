import { useDraft } from '@domizil/app-kit'
import { REVIEW_CHECKS, type ReviewCheck } from '@domizil/domain'

export type Checks = ReturnType<typeof useChecks>

const NONE: readonly ReviewCheck[] = []

/** What the administrator has looked at of a flat. It stays for the tab. */
export function useChecks(flatId: number) {
  const { draft: done, change, forget } = useDraft(`admin.review.${flatId}`, NONE)

  return {
    done,
    isComplete: REVIEW_CHECKS.every((check) => done.includes(check)),
    toggle: (check: ReviewCheck) =>
      change(done.includes(check) ? done.filter((one) => one !== check) : [...done, check]),
    forget,
  }
}
