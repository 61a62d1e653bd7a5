import { refusals } from '../../foundation/kernel/index.ts'
import texts from './content-report-refusals.json' with { type: 'json' }

/** Refusals around reports of content. */
export const refuse = refusals(texts.refusals)

/** What people call the fields of this room's calls, by their last part on the wire. */
export const { fieldWords } = texts
