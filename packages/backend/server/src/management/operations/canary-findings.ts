import {
  CANARY_FINDINGS,
  type CanaryFinding,
  type CanaryFindingCode,
  WEB_VITALS,
  type WebVital,
} from '@domizil/domain'
import { fillIn } from '../../foundation/kernel/index.ts'
import type { CanaryDecision, Trial } from './canary-control.ts'
import { type Counts, rateOf, type Visits } from './judge-canary.ts'

type Part = Trial['parts'][number]
type Values<Code extends CanaryFindingCode> = Record<(typeof CANARY_FINDINGS)[Code][number], string | number>

/** In English, as everything that the registry tells teams; the back office says the codes in its reader's language. */
const SENTENCES: Readonly<Record<CanaryFindingCode, string>> = {
  FAILED_STARTS:
    '{failures} of {starts} starts of {remote} {version} failed ({share}), {stableFailures} of {stableStarts} of {stable} ({stableShare}).',
  SLOW_VISITS:
    '{vital} was over {limit} in {slow} of {visits} visits of {remote} {version} ({share}), in {stableSlow} of {stableVisits} of {stable} ({stableShare}).',
  NEXT_SHARE: 'Now {percent} of 100 visitors get it.',
  EVERYBODY: 'Now everybody gets it.',
}
const SHARES = ['share', 'stableShare']

/** What is decided about a canary, as codes and in words. */
export function decisionOf(findings: readonly CanaryFinding[]): CanaryDecision {
  return { findings, reason: findings.map(sentenceOf).join(' ') }
}

/** How often a canary and the stable version have failed to start. */
export function failedStarts({ name, version, stable }: Part, canary: Counts, others: Counts): CanaryFinding {
  return finding('FAILED_STARTS', {
    remote: name,
    version,
    failures: canary.failures,
    starts: canary.starts,
    share: rateOf(canary),
    stable,
    stableFailures: others.failures,
    stableStarts: others.starts,
    stableShare: rateOf(others),
  })
}

/** In how many visits of a canary and of the stable version a web vital was not good. */
export function slowVisits(
  { name, version, stable }: Part,
  vital: WebVital,
  canary: Visits,
  others: Visits,
): CanaryFinding {
  return finding('SLOW_VISITS', {
    vital: vital.toUpperCase(),
    limit: WEB_VITALS[vital].good,
    remote: name,
    version,
    slow: canary.slow,
    visits: canary.visits,
    share: shareOf(canary),
    stable,
    stableSlow: others.slow,
    stableVisits: others.visits,
    stableShare: shareOf(others),
  })
}

/** Who gets a good canary now: the next share of visitors, or all of them. */
export function nextStep({ steps: [percent] = [] }: Trial): CanaryFinding {
  return percent === undefined ? finding('EVERYBODY', {}) : finding('NEXT_SHARE', { percent })
}

function finding<Code extends CanaryFindingCode>(code: Code, values: Values<Code>): CanaryFinding {
  return { code, values }
}

function shareOf({ visits, slow }: Visits): number {
  return visits === 0 ? 0 : slow / visits
}

function sentenceOf({ code, values }: CanaryFinding): string {
  const inWords = Object.entries(values).map(([name, value]) => [
    name,
    SHARES.includes(name) ? `${(100 * Number(value)).toFixed(1)} %` : value,
  ])
  return fillIn(SENTENCES[code as CanaryFindingCode], Object.fromEntries(inWords))
}
