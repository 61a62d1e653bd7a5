import { refusals } from '../../foundation/kernel/index.ts'
import texts from './address-refusals.json' with { type: 'json' }

/** Refusals around addresses. */
export const refuseAddress = refusals(texts.refusals)
