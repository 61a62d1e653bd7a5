import type { FlatFacts, Outlook, Sun } from '../facts/flat-facts.ts'
import type { Stop } from '../places/quarter.ts'

const GERMAN_NUMBERS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
const ENGLISH_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const GERMAN_ORDINALS = [
  '',
  'ersten',
  'zweiten',
  'dritten',
  'vierten',
  'fünften',
  'sechsten',
  'siebten',
  'achten',
]
const ENGLISH_ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** "drei", in words up to nine. */
export const numberDe = (count: number) => GERMAN_NUMBERS[count] ?? String(count)
export const numberEn = (count: number) => ENGLISH_NUMBERS[count] ?? String(count)

/** "54,5 m²" */
export const sizeDe = ({ size }: FlatFacts) => `${String(size).replace('.', ',')} m²`
export const sizeEn = ({ size }: FlatFacts) => `${size} m²`

/** "im dritten Stock": where in the house, after a verb of being. */
export function floorDe({ floorNumber, type }: FlatFacts): string {
  if (type === 'RAISED_GROUND_FLOOR') return 'im Hochparterre'
  if (floorNumber < 0) return 'im Souterrain'
  return floorNumber === 0 ? 'im Erdgeschoss' : `im ${GERMAN_ORDINALS[floorNumber]} Stock`
}

export function floorEn({ floorNumber, type }: FlatFacts): string {
  if (type === 'RAISED_GROUND_FLOOR') return 'on the raised ground floor'
  if (floorNumber < 0) return 'at garden level'
  return floorNumber === 0 ? 'on the ground floor' : `on the ${ENGLISH_ORDINALS[floorNumber]} floor`
}

/** "dritter": the floor as an English or German adjective for titles. */
export const ordinalDe = (floor: number) => GERMAN_ORDINALS[floor] ?? ''
export const ordinalEn = (floor: number) => ENGLISH_ORDINALS[floor] ?? ''

const STOP_DE: Record<Stop['kind'], string> = {
  U: 'U-Bahn-Station',
  S: 'S-Bahn-Station',
  TRAM: 'Straßenbahnhaltestelle',
  BUS: 'Bushaltestelle',
  TRAIN: 'Bahnstation',
}
const STOP_EN: Record<Stop['kind'], string> = {
  U: 'underground station',
  S: 'S-Bahn station',
  TRAM: 'tram stop',
  BUS: 'bus stop',
  TRAIN: 'railway station',
}
const MAIN_STATION = 'Hauptbahnhof'

/** "U-Bahn-Station Merianplatz": always feminine. */
export const stopDe = ({ kind, name }: Stop) => `${STOP_DE[kind]} ${name}`
export const stopEn = ({ kind, name }: Stop) => `${name} ${STOP_EN[kind]}`

/** "Hauptbahnhof", "Bahnhof Jena West": always masculine. */
export const trainDe = ({ name }: Stop) => (name === MAIN_STATION ? name : `Bahnhof ${name}`)
export const trainEn = ({ name }: Stop) =>
  name === MAIN_STATION ? 'main station' : `${name} railway station`

/** "zum Innenhof": where the windows look. */
export const OUTLOOK_DE: Record<Outlook, string> = {
  COURTYARD: 'zum ruhigen Innenhof',
  STREET: 'zur Straße',
  GARDEN: 'in den Garten',
  TREES: 'ins Grüne',
  ROOFTOPS: 'über die Dächer',
}
export const OUTLOOK_EN: Record<Outlook, string> = {
  COURTYARD: 'onto the quiet courtyard',
  STREET: 'onto the street',
  GARDEN: 'into the garden',
  TREES: 'into the trees',
  ROOFTOPS: 'over the rooftops',
}

/** When the sun comes in. */
export const SUN_DE: Record<Sun, string> = {
  MORNING: 'Morgensonne',
  MIDDAY: 'Mittagssonne',
  EVENING: 'Abendsonne',
}
export const SUN_EN: Record<Sun, string> = {
  MORNING: 'morning sun',
  MIDDAY: 'midday sun',
  EVENING: 'evening sun',
}
