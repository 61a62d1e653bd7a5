import { germanNameOf } from './german-name.ts'

/** A place's name as it is compared: Köln, KOELN, Koln and Cologne are one. */
export function foldPlace(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
  const words = letters
    .replace(/([aou])e/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')

  return germanNameOf(words) ?? words
}

/** Whether two names mean one place: also "Frankfurt" for "Frankfurt am Main". */
export function isSamePlace(one: string, other: string): boolean {
  const [short = '', long = ''] = [foldPlace(one), foldPlace(other)].toSorted((a, b) => a.length - b.length)
  return short === long || (short !== '' && long.startsWith(`${short} `))
}
