import { FLAT_FIELDS } from '@domizil/domain'
import type { FlatFacts } from '../facts/flat-facts.ts'
import { type Random, randomFrom } from '../random.ts'
import type { TextPair } from './block.ts'
import type { Choice } from './choice.ts'
import type { Condition } from './conditions.ts'
import { nounsOf } from './nouns.ts'
import { ADJECTIVES, TITLE_PATTERNS } from './title-patterns.ts'

/** The state shared by the titles of one city. */
export interface TitleBook {
  choice: Choice
  /** Every title used so far, in both languages. */
  given: Set<string>
}

/** A title that is unique within the city, in both languages. */
export function titleOf(facts: FlatFacts, book: TitleBook): TextPair {
  const random = randomFrom(`title of ${facts.key}`)
  for (const { pattern, title } of candidates(facts, book, random)) {
    if (!isFree(title, book) || !isRightLength(title.en) || !isRightLength(title.de)) continue

    book.choice.use(pattern)
    book.given.add(title.en).add(title.de)
    return title
  }
  throw new Error(`Every title that fits ${facts.key} has been given away`)
}

/** All titles that fit the facts, least used patterns first. */
function* candidates(facts: FlatFacts, { choice }: TitleBook, random: Random) {
  const fits = ({ when }: { when?: Condition }) => when?.(facts) ?? true
  const patterns = choice.inOrder(TITLE_PATTERNS.filter(fits), random)

  for (const pattern of patterns) {
    for (const noun of random.shuffle(nounsOf(facts))) {
      for (const adjective of random.shuffle(ADJECTIVES.filter(fits))) {
        const parts = { facts, noun, adjective }
        yield { pattern, title: { en: pattern.en(parts), de: pattern.de(parts) } }
      }
    }
  }
}

function isFree({ en, de }: TextPair, { given }: TitleBook): boolean {
  return !given.has(en) && !given.has(de)
}

function isRightLength(title: string): boolean {
  return title.length >= FLAT_FIELDS.title_en.min && title.length <= FLAT_FIELDS.title_en.max
}
