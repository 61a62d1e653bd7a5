import { FAILURE_PHASES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Moment } from './parts.ts'

/** A version of an app. */
const AppVersion = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }),
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,64}$' }),
})
/** The phase of an app at its failure. */
const Phase = Type.Object({ phase: Type.Enum([...FAILURE_PHASES]) })

/** The number of failures of an app's version in the last days. */
export const FailureCount = Type.Object({
  ...AppVersion.properties,
  ...Phase.properties,
  count: Type.Integer(),
  lastAt: Moment,
})
export type FailureCount = Static<typeof FailureCount>

export const reportFailure = {
  params: AppVersion,
  body: Phase,
  response: Type.Object({ noted: Type.Boolean() }),
} satisfies CallSchema
/** Most frequent first. */
export const listFailures = { response: Type.Array(FailureCount) } satisfies CallSchema
