import { FAILURE_PHASES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Moment } from './parts.ts'

/** A version of an app, and its phase at the failure. */
const Failure = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }),
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,64}$' }),
  phase: Type.Enum([...FAILURE_PHASES]),
})

/** The number of failures of an app's version in the last days. */
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
/** Most frequent first. */
export const listFailures = { response: Type.Array(FailureCount) } satisfies CallSchema
