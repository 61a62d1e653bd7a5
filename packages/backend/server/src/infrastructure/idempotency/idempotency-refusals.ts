import { refusals } from '../../foundation/kernel/index.ts'
import texts from './idempotency-refusals.json' with { type: 'json' }

/** Refusals of repeated requests. */
export const refuse = refusals(texts.refusals)
