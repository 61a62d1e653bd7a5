import { refusals } from '../../foundation/kernel/index.ts'
import texts from './documents-refusals.json' with { type: 'json' }

/** Refusals around files that are sent in. */
export const refuse = refusals(texts.refusals)
