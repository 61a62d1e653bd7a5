import type { FilterWords } from '@domizil/domain'
import { type DomainError, labelsIn, refusals } from '../../foundation/kernel/index.ts'
import texts from './booking-workflow-refusals.json' with { type: 'json' }

/** Refusals around requests and their way to a confirmed booking. */
export const refuse = refusals(texts.refusals)

/** The refusal of days that are not free any more. */
export const datesTaken = (): DomainError => refuse('DATES_TAKEN')

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  ...texts.fieldWords,
  numberOfPersons: labelsIn<FilterWords>('filters')['filterName.persons'],
}
