import { refusals } from '../../foundation/kernel/index.ts'
import texts from './own-flats-refusals.json' with { type: 'json' }

/** Refusals around what owners do with their flats. */
export const refuse = refusals(texts.refusals)

/** What people call the fields of this room's calls, by their last part on the wire. */
export const { fieldWords } = texts
