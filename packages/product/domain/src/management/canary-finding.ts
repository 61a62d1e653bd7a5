/**
 * What is said of a canary that ends or goes on by itself, by code: the values that the sentence names. Shares are from 0 to 1, and
 * `limit` is the largest good value of the web vital.
 */
export const CANARY_FINDINGS = {
  FAILED_STARTS: [
    'remote',
    'version',
    'failures',
    'starts',
    'share',
    'stable',
    'stableFailures',
    'stableStarts',
    'stableShare',
  ],
  SLOW_VISITS: [
    'vital',
    'limit',
    'remote',
    'version',
    'slow',
    'visits',
    'share',
    'stable',
    'stableSlow',
    'stableVisits',
    'stableShare',
  ],
  NEXT_SHARE: ['percent'],
  EVERYBODY: [],
} as const

export type CanaryFindingCode = keyof typeof CANARY_FINDINGS

/** A finding as it is stored: its sentence is said in the reader's language. */
export interface CanaryFinding {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Whether the sentence of a finding is known, with all that it names: one may be of a newer judge. */
export function isKnownFinding({ code, values }: CanaryFinding): boolean {
  if (!Object.hasOwn(CANARY_FINDINGS, code)) return false
  const names = CANARY_FINDINGS[code as CanaryFindingCode]
  return names.every((name) => Object.hasOwn(values, name))
}
