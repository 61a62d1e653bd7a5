import { refusals } from '../../foundation/kernel/index.ts'
import texts from './storage-refusals.json' with { type: 'json' }

/** Refusals while the storage is unavailable. */
export const refuse = refusals(texts.refusals)
