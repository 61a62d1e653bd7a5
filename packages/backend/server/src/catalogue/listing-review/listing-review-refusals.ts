import { refusals } from '../../foundation/kernel/index.ts'
import texts from './listing-review-refusals.json' with { type: 'json' }

/** Refusals around the second look at listings. */
export const refuse = refusals(texts.refusals)
