import { isWallTime, MAX_VIEWING_TIMES } from '@domizil/domain'

/** The times of day that are offered for a viewing: every half an hour. */
export const TIMES_OF_DAY = Array.from({ length: 31 }, (_, at) => {
  const hour = String(7 + Math.floor(at / 2)).padStart(2, '0')
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`
})

/** The day of a time for a viewing; empty until it is chosen. */
export const dayPartOf = (time: string): string => time.split('T')[0] ?? ''

/** The time of day of a time for a viewing; empty until it is chosen. */
export const timePartOf = (time: string): string => time.split('T')[1] ?? ''

/** A time of its two parts; empty without either. */
export function wallTimeOf(day: string, timeOfDay: string): string {
  return day || timeOfDay ? `${day}T${timeOfDay}` : ''
}

/** Whether a time has only one of its two parts. */
export function isHalfChosen(time: string): boolean {
  return time !== '' && !isWallTime(time)
}

/** The times that have been chosen, each once. */
export function chosenTimes(times: readonly string[]): string[] {
  return [...new Set(times.filter(isWallTime))]
}

/** The times with one more field for the next, as long as there may be more. */
export function withNextField(times: readonly string[]): readonly string[] {
  const isFull = times.length >= MAX_VIEWING_TIMES
  const last = times.at(-1)
  const isChosen = last === undefined || isWallTime(last)
  return isFull || !isChosen ? times : [...times, '']
}
