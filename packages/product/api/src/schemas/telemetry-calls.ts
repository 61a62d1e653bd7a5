import { FAILURE_PHASES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Moment } from './parts.ts'

/** A version of a part of the site, and what it was about when it failed. */
const Failure = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }),
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,64}$' }),
  phase: Type.Enum([...FAILURE_PHASES]),
})

/** How often a version of a part has failed in the last days. */
export const FailureCount = Type.Object({
  ...Failure.properties,
  count: Type.Integer(),
  lastAt: Moment,
})
export type FailureCount = Static<typeof FailureCount>

export const reportFailure = {
  body: Failure,
  response: Type.Object({ noted: Type.Boolean() }),
} satisfies CallSchema
/** The most frequent first. */
export const listFailures = { response: Type.Array(FailureCount) } satisfies CallSchema
