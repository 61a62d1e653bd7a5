/** A time zone. A wall time is written as the milliseconds that it would have in UTC. */
export interface TimeZone {
  name: string
  /** Zone east of UTC, in milliseconds, at a wall time. */
  offsetAtWall: (wall: number) => number
}

const PARTS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const

/** A zone of the time zone database, or undefined if it knows none of this name. */
export function zoneOfDatabase(name: string): TimeZone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, hourCycle: 'h23', ...PARTS })
    const offsetAt = (moment: number) => {
      const parts = Object.fromEntries(
        format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
      )
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
      return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / MINUTE_MS) * MINUTE_MS
    }
    const known = cacheOffsets(offsetAt)
    return { name, offsetAtWall: cacheOffsets((wall) => known(wall - known(wall - known(wall)))) }
  } catch {
    return undefined
  }
}

const MINUTE_MS = 60_000
/** No zone changes its clocks twice in so few days. */
const BUCKET_MS = 10 * 86_400_000
/** Clocks are changed at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000

/** Telling an offset is slow, and thousands of events need few different ones. */
export function cacheOffsets(offsetAt: (time: number) => number): (time: number) => number {
  const known = new Map<number, number>()
  const startOf = (time: number, length: number) => {
    const start = Math.floor(time / length) * length
    const offset = known.get(start) ?? offsetAt(start)
    known.set(start, offset)
    return offset
  }
  /** By bucket; none where the clocks are changed within it. */
  const usual = new Map<number, number | undefined>()
  const usualOf = (bucket: number) => {
    if (!usual.has(bucket)) {
      const offset = startOf(bucket * BUCKET_MS, BUCKET_MS)
      const isSame = offset === startOf((bucket + 1) * BUCKET_MS, BUCKET_MS)
      usual.set(bucket, isSame ? offset : undefined)
    }
    return usual.get(bucket)
  }
  /** Both ends of an event ask for the same one. */
  let last: { bucket: number; offset: number | undefined } = { bucket: NaN, offset: undefined }

  return (time) => {
    const bucket = Math.floor(time / BUCKET_MS)
    if (bucket !== last.bucket) last = { bucket, offset: usualOf(bucket) }
    return last.offset ?? startOf(time, QUARTER_MS)
  }
}

/** A zone that is always as far from UTC, in minutes. */
export function fixedZone(minutes: number): TimeZone {
  return { name: `UTC${minutes}`, offsetAtWall: () => minutes * MINUTE_MS }
}

export const UTC = fixedZone(0)

/** The same moment in another zone. */
export function changeZone(wall: number, from: TimeZone, to: TimeZone): number {
  if (from.name === to.name) return wall
  const moment = wall - from.offsetAtWall(wall)
  const near = moment + to.offsetAtWall(moment)
  return moment + to.offsetAtWall(near)
}
