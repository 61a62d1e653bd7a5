import type { FlatFacts } from '../facts/flat-facts.ts'
import { type Random, randomFrom } from '../random.ts'
import { type Block, blocksOf, type Part, say, type TextPair } from './block.ts'
import type { Choice } from './choice.ts'

/** The description of a flat: five paragraphs, everything in them true of its facts. */
export function describeFlat(facts: FlatFacts, choice: Choice): TextPair {
  const random = randomFrom(`description of ${facts.key}`)
  const some = (part: Part, count: number) => take(blocksOf(part), facts, count, { choice, random })

  return written(facts, [
    some('opening', 1),
    some('rooms', facts.size > 45 ? 2 : 1),
    [...some('kitchen', 1), ...some('bath', 1)],
    [...some('outside', random.int(1, 2)), ...some('practical', random.int(2, 3))],
    some('closing', 2),
  ])
}

/** The description of where it is: what is special about the quarter, how one gets about, everyday life. */
export function describeRegion(facts: FlatFacts, choice: Choice): TextPair {
  const random = randomFrom(`region of ${facts.key}`)
  const way = take(blocksOf('way'), facts, 1, { choice, random })
  const everyday = take(blocksOf('everyday'), facts, 2, { choice, random })

  return written(facts, [[facts.quarter.note], [...way, ...everyday]])
}

function take(
  blocks: readonly Block[],
  facts: FlatFacts,
  count: number,
  by: { choice: Choice; random: Random },
) {
  const fitting = blocks.filter(({ when }) => when(facts))
  const taken = by.choice.take(fitting, count, by.random, ({ topic }) => topic)

  return taken.toSorted((one, other) => blocks.indexOf(one) - blocks.indexOf(other))
}

/** Sentences become paragraphs, empty paragraphs disappear. */
function written(facts: FlatFacts, paragraphs: TextPair[][]): TextPair {
  const text = (language: 'en' | 'de') =>
    paragraphs
      .filter((blocks) => blocks.length > 0)
      .map((blocks) => say(blocks, language, facts))
      .join('\n\n')

  return { en: text('en'), de: text('de') }
}
