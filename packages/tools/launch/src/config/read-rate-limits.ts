import { DEFAULT_LIMITS, type Limits } from '@domizil/server'
import type { Config } from './config.ts'
import type { Variables } from './variables.ts'

/** Registrations are limited by the embedded identity provider, which counts them by the hour. */
const REGISTRATIONS = 'registrations'
const REGISTRATIONS_PER_HOUR = 30
const SECONDS_PER_HOUR = 3_600
const NAMES = [...Object.keys(DEFAULT_LIMITS), REGISTRATIONS]
const LIMITS = new RegExp(String.raw`^(${NAMES.join('|')})=[1-9]\d{0,6}/[1-9]\d{0,5}$`)

/** Overrides of rate limits in the form `search=1200/60,uploads=50/600`: calls per seconds. */
export function readRateLimits(read: Variables): Pick<Config, 'rateLimits' | 'registrationsPerHour'> {
  const text = read.text('RATE_LIMITS', '')
  const entries = text === '' ? [] : text.split(',').map((entry) => entry.trim())
  const wrong = entries.find((entry) => !LIMITS.test(entry))
  if (wrong !== undefined) {
    read.problems.push(
      `RATE_LIMITS has "${wrong}", but every entry has to be a name, a number and seconds, such as search=1200/60. The names are ${NAMES.join(', ')}.`,
    )
    return { rateLimits: {}, registrationsPerHour: REGISTRATIONS_PER_HOUR }
  }

  const limits: Partial<Limits> & { [REGISTRATIONS]?: { points: number; seconds: number } } =
    Object.fromEntries(
      entries.map((entry) => {
        const [name = '', points, seconds] = entry.split(/[=/]/)
        return [name, { points: Number(points), seconds: Number(seconds) }]
      }),
    )
  const { registrations, ...rateLimits } = limits
  const perHour = registrations && (registrations.points * SECONDS_PER_HOUR) / registrations.seconds
  return {
    rateLimits,
    registrationsPerHour: perHour ? Math.max(1, Math.round(perHour)) : REGISTRATIONS_PER_HOUR,
  }
}
