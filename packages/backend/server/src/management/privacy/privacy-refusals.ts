import { refusals } from '../../foundation/kernel/index.ts'
import texts from './privacy-refusals.json' with { type: 'json' }

/** Refusals around deleting an account. */
export const refuse = refusals(texts.refusals)
