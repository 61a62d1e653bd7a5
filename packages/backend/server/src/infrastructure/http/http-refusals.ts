import { refusals } from '../../foundation/kernel/index.ts'
import texts from './http-refusals.json' with { type: 'json' }

/** Refusals before a request reaches a room: unknown path, malformed request, unavailable service. */
export const refuse = refusals(texts.refusals)

/** What people call the fields of this room's calls, by their last part on the wire. */
export const { fieldWords } = texts
