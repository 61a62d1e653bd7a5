import { DEFAULT_LIMITS, type Limits } from '@domizil/server'
import type { Variables } from './variables.ts'

const NAMES = Object.keys(DEFAULT_LIMITS)
const LIMITS = new RegExp(String.raw`^(${NAMES.join('|')})=[1-9]\d{0,6}/[1-9]\d{0,5}$`)

/** Overrides of rate limits in the form `search=1200/60,uploads=50/600`: calls per seconds. */
export function readRateLimits(read: Variables): Partial<Limits> {
  const text = read.text('RATE_LIMITS', '')
  const entries = text === '' ? [] : text.split(',').map((entry) => entry.trim())
  const wrong = entries.find((entry) => !LIMITS.test(entry))
  if (wrong !== undefined) {
    read.problems.push(
      `RATE_LIMITS has "${wrong}", but every entry has to be a name, a number and seconds, such as search=1200/60. The names are ${NAMES.join(', ')}.`,
    )
    return {}
  }

  return Object.fromEntries(
    entries.map((entry) => {
      const [name = '', points, seconds] = entry.split(/[=/]/)
      return [name, { points: Number(points), seconds: Number(seconds) }]
    }),
  )
}

/** Where limits are counted: the embedded database has one process, which counts for itself. */
export function readsSharedLimits(read: Variables, databaseUrl: string | null): boolean {
  const usual = databaseUrl === null ? 'process' : 'database'
  return (
    read.matching('RATE_LIMIT_STORE', usual, /^(process|database)$/, 'process or database') === 'database'
  )
}
