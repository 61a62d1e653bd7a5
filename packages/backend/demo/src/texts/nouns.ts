import type { FlatFacts } from '../facts/flat-facts.ts'
import { has } from '../facts/flat-facts.ts'

/** What a flat is called, with the gender of its German name. */
export interface Noun {
  en: string
  de: string
  gender: 'f' | 'n'
}

const noun = (en: string, de: string, gender: Noun['gender'] = 'f'): Noun => ({ en, de, gender })

/** Every name that fits the flat, the most telling ones first. */
export function nounsOf(facts: FlatFacts): Noun[] {
  const { type, building, bedrooms } = facts
  if (type === 'STUDIO') return [noun('studio', 'Studio', 'n'), noun('one-room flat', 'Einzimmerwohnung')]
  if (type === 'LOFT') return [noun('loft', 'Loft', 'n')]
  if (type === 'PENTHOUSE') return [noun('penthouse', 'Penthouse', 'n')]
  if (type === 'OTHER') return [noun('coach house', 'Remise')]
  if (type === 'MAISONETTE') return [noun('maisonette', 'Maisonette'), noun('duplex', 'Maisonettewohnung')]
  if (type === 'ROOF_STOREY')
    return [noun('attic flat', 'Dachgeschosswohnung'), noun('top-floor flat', 'Dachwohnung')]
  if (type === 'RAISED_GROUND_FLOOR') return [noun('raised-ground-floor flat', 'Hochparterrewohnung')]
  if (type === 'TERRACED_FLAT') return [noun('terrace flat', 'Terrassenwohnung')]
  if (type === 'HALF_BASEMENT') return [noun('garden-level flat', 'Souterrainwohnung')]
  if (type === 'SERVICED_APARTMENT') {
    return [
      noun('serviced apartment', 'Serviced Apartment', 'n'),
      noun('business apartment', 'Business-Apartment', 'n'),
    ]
  }
  if (type === 'GROUND_FLOOR') {
    return [
      has(facts, 'GARDEN')
        ? noun('garden flat', 'Gartenwohnung')
        : noun('ground-floor flat', 'Erdgeschosswohnung'),
    ]
  }
  return [
    bedrooms === 1 ? noun('one-bedroom flat', 'Zweizimmerwohnung') : null,
    bedrooms === 2 ? noun('two-bedroom flat', 'Dreizimmerwohnung') : null,
    bedrooms === 3 ? noun('three-bedroom flat', 'Vierzimmerwohnung') : null,
    building.era === 'FOUNDERS' ? noun('period flat', 'Altbauwohnung') : null,
    building.era === 'NEW' ? noun('new-build flat', 'Neubauwohnung') : null,
    noun('flat', 'Wohnung'),
  ].filter((found) => found !== null)
}

/** "helle Wohnung", "helles Studio": an adjective before its noun, without an article. */
export function described(adjective: string, { de, gender }: Noun): string {
  return `${adjective}${gender === 'f' ? 'e' : 'es'} ${de}`
}
