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
  return localPlaceName(name) ?? withoutUmlauts(foldName(name))
}

/** The folded name that a city has where it is, if it is given by its name in another language. */
export function localPlaceName(name: string): string | undefined {
  const words = foldName(name)

  // "Prague" has no umlaut.
  return localNameOf(words) ?? localNameOf(withoutUmlauts(words))
}

function foldName(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[ßøłæœđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

  return letters
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')
}

function withoutUmlauts(words: string): string {
  return words.replace(/([aou])e/g, '$1')
}

/** Whether two names mean one place: also "Frankfurt" for "Frankfurt am Main". */
export function isSamePlace(one: string, other: string): boolean {
  const [short = '', long = ''] = [normalizePlaceName(one), normalizePlaceName(other)].toSorted(
    (a, b) => a.length - b.length,
  )
  return short === long || (short !== '' && long.startsWith(`${short} `))
}
