import { type CanaryJudge, DEFAULT_MAX_SLOWER } from '@domizil/federation'
import { RefusedError } from './refused-error.ts'
import { DEFAULT_JUDGE } from './rules.ts'

/** The options of a canary, as they were typed. */
interface CanaryOptions {
  readonly percent?: string | undefined
  readonly 'min-starts'?: string | undefined
  readonly 'max-extra'?: string | undefined
  readonly 'max-slower'?: string | undefined
  readonly 'promote-after'?: string | undefined
  readonly steps?: string | undefined
  readonly 'no-judge'?: boolean | undefined
}

/** The options that say what a canary is judged by. */
export const JUDGING = ['min-starts', 'max-extra', 'max-slower', 'promote-after', 'steps'] as const

/**
 * What a canary is judged by; null if people do, undefined if no option says.
 * @throws {RefusedError} if an option is no number in its range.
 */
export function readJudge(options: CanaryOptions): CanaryJudge | null | undefined {
  if (options['no-judge']) return null
  if (JUDGING.every((name) => options[name] === undefined)) return undefined
  const promoteAfter = options['promote-after']
  const maxSlower = options['max-slower']
  const steps = readSteps(options)
  return {
    minStarts: read('min-starts', options['min-starts'], DEFAULT_JUDGE.minStarts, [10, 1_000_000]),
    maxExtra: read('max-extra', options['max-extra'], DEFAULT_JUDGE.maxExtra, [0, 100]),
    ...(maxSlower !== undefined && { maxSlower: read('max-slower', maxSlower, 0, [0, 100]) }),
    ...(promoteAfter && { promoteAfter: read('promote-after', promoteAfter, 0, [10, 100_000_000]) }),
    ...(steps && { steps }),
  }
}

function readSteps({ steps, percent = '0', 'promote-after': promoteAfter }: CanaryOptions) {
  if (steps === undefined) return undefined
  if (!promoteAfter) throw new RefusedError('USAGE', '--steps needs --promote-after, the starts of each.')
  const all = steps.split(',').map(Number)
  const isLarger = (step: number, at: number) => step > (at === 0 ? Number(percent) : Number(all[at - 1]))
  if (/^\d{1,2}(,\d{1,2}){0,19}$/.test(steps) && all.every(isLarger)) return all
  throw new RefusedError('USAGE', `--steps needs growing shares below 100, such as 25,50, not "${steps}".`)
}

/** What will happen to a canary, for its team. */
export function sentenceOf(judge: CanaryJudge | null | undefined): string {
  if (!judge) return 'Only people end or promote it.'
  const { minStarts, maxExtra, maxSlower = DEFAULT_MAX_SLOWER, promoteAfter, steps = [] } = judge
  const end = `It ends by itself if, of ${minStarts} starts, over ${maxExtra} in 100 more fail than of the stable version, or over ${maxSlower} in 100 more visits are slow`
  if (!promoteAfter) return `${end}.`
  return steps.length > 0
    ? `${end}; else ${steps.join(', ')} and then all of 100 visitors get it, each share after ${promoteAfter} starts with the one before.`
    : `${end}; else it is promoted after ${promoteAfter} starts.`
}

function read(
  name: string,
  text: string | undefined,
  otherwise: number,
  [least, most]: readonly [number, number],
): number {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && value >= least && value <= most) return value
  throw new RefusedError('USAGE', `--${name} needs a number from ${least} to ${most}, not "${text}".`)
}
