import { localNameOf } from './local-name.ts'

/** Letters that are no other letter with a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A place's name as it is compared: Köln, KOELN, Koln and Cologne are one. */
export function normalizePlaceName(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[ßøłæœđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
  const words = letters
    .replace(/([aou])e/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')

  return localNameOf(words) ?? words
}

/** Whether two names mean one place: also "Frankfurt" for "Frankfurt am Main". */
export function isSamePlace(one: string, other: string): boolean {
  const [short = '', long = ''] = [normalizePlaceName(one), normalizePlaceName(other)].toSorted(
    (a, b) => a.length - b.length,
  )
  return short === long || (short !== '' && long.startsWith(`${short} `))
}
