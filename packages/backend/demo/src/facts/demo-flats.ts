import type { NewFlat } from '@domizil/api/schemas'
import type { Day } from '@domizil/domain'
import { Choice } from '../texts/choice.ts'
import { describeFlat, describeRegion } from '../texts/descriptions.ts'
import { type TitleBook, titleOf } from '../texts/titles.ts'
import { newFlatOf } from './demo-flat.ts'
import { factsOf } from './facts.ts'
import type { FlatFacts } from './flat-facts.ts'
import { plots } from './plots.ts'

/** A flat of the demo: its facts, and what its owner enters into the wizard. */
export interface DemoFlat {
  facts: FlatFacts
  input: NewFlat
}

/** All flats of the demo by city; deterministic, with certificates that are valid today. */
export function demoFlats(today: Day): DemoFlat[] {
  const words = new Choice()
  const books = new Map<string, TitleBook>()

  return plots().map((plot) => {
    const facts = factsOf(plot)
    const book = books.get(plot.city.name) ?? { choice: new Choice(), given: new Set() }
    books.set(plot.city.name, book)

    const texts = {
      title: titleOf(facts, book),
      flat: describeFlat(facts, words),
      region: describeRegion(facts, words),
    }
    return { facts, input: newFlatOf(facts, texts, today) }
  })
}
