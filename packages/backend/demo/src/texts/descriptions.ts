import type { FlatFacts } from '../facts/flat-facts.ts'
import { type Random, randomFrom } from '../random.ts'
import { BATH_BLOCKS } from './bath-blocks.ts'
import type { Block, TextPair } from './block.ts'
import type { Choice } from './choice.ts'
import { CLOSING_BLOCKS } from './closing-blocks.ts'
import { KITCHEN_BLOCKS } from './kitchen-blocks.ts'
import { OPENING_BLOCKS } from './opening-blocks.ts'
import { OUTSIDE_BLOCKS } from './outside-blocks.ts'
import { PRACTICAL_BLOCKS } from './practical-blocks.ts'
import { EVERYDAY_BLOCKS, WAY_BLOCKS } from './region-blocks.ts'
import { ROOM_BLOCKS } from './room-blocks.ts'

/** The description of a flat: five paragraphs, everything in them true of its facts. */
export function describeFlat(facts: FlatFacts, choice: Choice): TextPair {
  const random = randomFrom(`description of ${facts.key}`)
  const some = (blocks: readonly Block[], count: number) => take(blocks, facts, count, { choice, random })

  return written(facts, [
    some(OPENING_BLOCKS, 1),
    some(ROOM_BLOCKS, facts.size > 45 ? 2 : 1),
    [...some(KITCHEN_BLOCKS, 1), ...some(BATH_BLOCKS, 1)],
    [...some(OUTSIDE_BLOCKS, random.int(1, 2)), ...some(PRACTICAL_BLOCKS, random.int(2, 3))],
    some(CLOSING_BLOCKS, 2),
  ])
}

/** The description of where it is: what is special about the quarter, how one gets about, everyday life. */
export function describeRegion(facts: FlatFacts, choice: Choice): TextPair {
  const random = randomFrom(`region of ${facts.key}`)
  const note: Block = { en: () => facts.quarter.note.en, de: () => facts.quarter.note.de }
  const way = take(WAY_BLOCKS, facts, 1, { choice, random })
  const everyday = take(EVERYDAY_BLOCKS, facts, 2, { choice, random })

  return written(facts, [[note], [...way, ...everyday]])
}

function take(
  blocks: readonly Block[],
  facts: FlatFacts,
  count: number,
  by: { choice: Choice; random: Random },
) {
  const fitting = blocks.filter(({ when }) => when?.(facts) ?? true)
  const taken = by.choice.take(fitting, count, by.random, ({ topic }) => topic)

  return taken.toSorted((one, other) => blocks.indexOf(one) - blocks.indexOf(other))
}

/** Sentences become paragraphs, empty paragraphs disappear. */
function written(facts: FlatFacts, paragraphs: Block[][]): TextPair {
  const text = (language: 'en' | 'de') =>
    paragraphs
      .filter((blocks) => blocks.length > 0)
      .map((blocks) => blocks.map((block) => block[language](facts)).join(' '))
      .join('\n\n')

  return { en: text('en'), de: text('de') }
}
