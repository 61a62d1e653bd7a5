// proves 21.10
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = join(import.meta.dirname, '../../../../..')

/** The words of a part for the statuses of something, by status. */
function wordsOf(part: string, locale: string, prefix: string): Map<string, string> {
  const texts = JSON.parse(readFileSync(join(ROOT, part, 'messages', `${locale}.json`), 'utf8')) as object
  const own = Object.entries(texts).filter(([id]) => id.startsWith(`${prefix}.`))

  return new Map(own.map(([id, word]) => [id.slice(prefix.length + 1), word as string]))
}

test.each(['en', 'de', 'es'])(
  'landlords and administrators read the same word for each status in %s',
  (locale) => {
    const flats = wordsOf('mf-admin', locale, 'flatStatus')
    const bookings = wordsOf('mf-admin', locale, 'bookingStatus')
    // A landlord also reads how far the contract of a booking is.
    const shown = [...wordsOf('mf-bookings', locale, 'status')].filter(([status]) => bookings.has(status))

    expect(flats.size).toBe(6)
    expect(wordsOf('mf-flat', locale, 'flatStatus')).toEqual(flats)
    expect(bookings.size).toBe(6)
    expect(new Map(shown)).toEqual(bookings)
  },
)
