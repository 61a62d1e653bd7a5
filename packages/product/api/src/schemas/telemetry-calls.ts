import { FAILURE_PHASES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Moment, orNull } from './parts.ts'

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

/** Something that a job could not do: one item of a timer, or the job itself. */
const FailedItem = Type.Object({
  /** What it is about, by its id; the job's own id for a job as a whole. */
  item: Type.String(),
  /** The name or code of the error. */
  reason: Type.String(),
  attempts: Type.Integer(),
  since: Moment,
  /** Null for what was given up. */
  nextTry: orNull(Moment),
})

/** What fails in one kind of job. */
export const FailedJob = Type.Object({
  kind: Type.String(),
  count: Type.Integer(),
  since: Moment,
  nextTry: orNull(Moment),
  /** The oldest, at most 20. */
  items: Type.Array(FailedItem),
})
export type FailedJob = Static<typeof FailedJob>

/** Oldest first; without what was given up more than 30 days ago. */
export const listFailedJobs = { response: Type.Array(FailedJob) } satisfies CallSchema
