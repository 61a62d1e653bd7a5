import { type DomainError, refusals } from '../../foundation/kernel/index.ts'
import texts from './user-refusals.json' with { type: 'json' }

/** Refusals around users. */
export const refuse = refusals(texts.refusals)

/** The refusal of a call by a blocked user. */
export const userBlocked = (): DomainError => refuse('USER_BLOCKED')

/** What people call the fields of this room's calls, by their last part on the wire. */
export const { fieldWords } = texts
