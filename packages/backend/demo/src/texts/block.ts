import { icuMessage } from '@domizil/server'
import type { FlatFacts } from '../facts/flat-facts.ts'
import { readData } from '../read-data.ts'
import { allOf, type Condition } from './conditions.ts'
import {
  floorDe,
  floorEn,
  numberDe,
  numberEn,
  OUTLOOK_DE,
  OUTLOOK_EN,
  sizeDe,
  sizeEn,
  stopDe,
  stopEn,
  SUN_DE,
  SUN_EN,
  trainDe,
  trainEn,
} from './phrases.ts'

/** A text in English and in German. */
export interface TextPair {
  en: string
  de: string
}

/** One thing that can be said of some flats, as an ICU message in each language. */
export interface Block extends TextPair {
  /** A text says one thing of each topic. */
  topic?: string
  when: Condition
}

/** What a part of a description is about. */
export type Part =
  | 'opening'
  | 'rooms'
  | 'kitchen'
  | 'bath'
  | 'outside'
  | 'practical'
  | 'closing'
  | 'way'
  | 'everyday'

type Written = Omit<Block, 'when'> & { when?: readonly string[] }

const WRITTEN = readData<Record<Part, readonly Written[]>>('blocks')
const BLOCKS = new Map(
  Object.entries(WRITTEN).map(([part, blocks]) => [
    part,
    blocks.map((block): Block => ({ ...block, when: allOf(block.when) })),
  ]),
)

/** All blocks of a part, in their order in a text. */
export function blocksOf(part: Part): readonly Block[] {
  return BLOCKS.get(part) ?? []
}

/** What blocks say of a flat, one after the other. */
export function say(blocks: readonly TextPair[], language: keyof TextPair, facts: FlatFacts): string {
  const values = VALUES[language](facts)
  return blocks.map((block) => icuMessage(block[language], language).format(values)).join(' ')
}

const sharedValues = ({ building, bedrooms, floorNumber, bedWidth, megabits, quarter }: FlatFacts) => ({
  year: String(building.constructionYear),
  bedrooms,
  floorNumber,
  bedWidth,
  megabits: String(megabits),
  stopName: quarter.stop.name,
})

const VALUES = {
  en: (facts: FlatFacts) => ({
    ...sharedValues(facts),
    size: sizeEn(facts),
    floor: floorEn(facts),
    floorAlone: floorEn(facts).replace('on ', ''),
    outlook: OUTLOOK_EN[facts.outlook],
    sun: SUN_EN[facts.sun],
    bedroomsInWords: numberEn(facts.bedrooms),
    personsInWords: numberEn(facts.maxPerson),
    minutes: `${numberEn(facts.minutesToStop)} minutes`,
    stop: stopEn(facts.quarter.stop),
    train: trainEn(facts.quarter.stop),
  }),
  de: (facts: FlatFacts) => ({
    ...sharedValues(facts),
    size: sizeDe(facts),
    floor: floorDe(facts),
    outlook: OUTLOOK_DE[facts.outlook],
    sun: SUN_DE[facts.sun],
    bedroomsInWords: numberDe(facts.bedrooms),
    personsInWords: numberDe(facts.maxPerson),
    minutes: `${numberDe(facts.minutesToStop)} Minuten`,
    stop: stopDe(facts.quarter.stop),
    train: trainDe(facts.quarter.stop),
  }),
}
