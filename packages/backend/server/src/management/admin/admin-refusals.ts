import { refusals } from '../../foundation/kernel/index.ts'
import texts from './admin-refusals.json' with { type: 'json' }

/** Refusals around administration of users. */
export const refuse = refusals(texts.refusals)

/** There is no account with an id, or it was deleted. */
export const userNotFound = () => refuse('USER_NOT_FOUND')

/** What people call the fields of this room's calls, by their last part on the wire. */
export const { fieldWords } = texts
