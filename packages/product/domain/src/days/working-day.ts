import { addDays, type Day, daysBetween, startOfDay, yearOf } from './day.ts'

/** Holidays of all of Germany on the same day each year. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26']
/** Good Friday, Easter Monday, Ascension and Whit Monday, in days from Easter Sunday. */
const FROM_EASTER = [-2, 1, 39, 50]

/**
 * Whether German banks make transfers on that day: Monday to Friday, apart from the holidays of all of Germany.
 * Saturdays do not count for the payment of a rent (BGH VIII ZR 129/09); holidays of single states are left out.
 */
export function isGermanWorkingDay(day: Day): boolean {
  const weekday = startOfDay(day).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false

  return !FROM_EASTER.includes(daysBetween(easterSunday(yearOf(day)), day))
}

/** The third German working day from that day on, which counts itself. */
export function thirdWorkingDay(from: Day): Day {
  let day = from
  let left = isGermanWorkingDay(day) ? 2 : 3
  while (left > 0) {
    day = addDays(day, 1)
    if (isGermanWorkingDay(day)) left -= 1
  }
  return day
}

/** By the algorithm of Meeus, Jones and Butcher for the Gregorian calendar. */
function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leap = Math.floor(century / 4)
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leap - shift + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const count = moon + sunday - 7 * late + 114

  return addDays(`${year}-${String(Math.floor(count / 31)).padStart(2, '0')}-01`, count % 31)
}
