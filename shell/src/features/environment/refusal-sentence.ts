import type { Locale } from '@domizil/domain'
import { isKnownProblem, problemSentence } from '@domizil/federation'
import type { RefusedVersion } from './served-apps.ts'

/** Why a version is refused: in the reader's language; in the gateway's words where it is newer or older than this shell. */
export function refusalSentence(
  { problem, reason }: Pick<RefusedVersion, 'problem' | 'reason'>,
  locale: Locale,
): string {
  if (problem && isKnownProblem(problem)) return problemSentence(problem, locale)
  return reason ?? problem?.code ?? ''
}
