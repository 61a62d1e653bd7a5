import {
  BROWSERS,
  FAILURE_FRAME,
  FAILURE_FRAMES,
  FAILURE_MESSAGE_LENGTH,
  FAILURE_PHASES,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { AppVersion, Channel } from './app-version.ts'
import { Finding } from './finding.ts'
import { lineUpTo, Moment, orNull } from './parts.ts'

/** The phase of an app at its failure. */
const Phase = Type.Object({ phase: Type.Enum([...FAILURE_PHASES]) })

/** What an error said, without what tells who met it; may be left out. */
const Message = lineUpTo(FAILURE_MESSAGE_LENGTH)
/** The canary that the visit counts for, as the page names it. */
const Trial = Type.String({ pattern: '^[A-Za-z0-9+/.:_-]{1,200}$' })
/** The token that the page was given for this visit: without it a report counts for no canary. */
const VisitQuery = Type.Object({ visit: Type.Optional(lineUpTo(100)) })

/** The places in published scripts that an error went through, the innermost first. */
const Frames = Type.Array(Type.String({ pattern: `^${FAILURE_FRAME}$` }), { maxItems: FAILURE_FRAMES })

/** The number of failures of an app's version on one channel in the last days. */
export const FailureCount = Type.Object({
  channel: Type.String(),
  ...AppVersion.properties,
  ...Phase.properties,
  message: Message,
  /** The id of its places, for `getFailureStack`; null without any. */
  stack: orNull(Type.String()),
  /** By browser, the most frequent first. */
  browsers: Type.Array(Type.Object({ browser: Type.Enum([...BROWSERS]), count: Type.Integer() })),
  count: Type.Integer(),
  lastAt: Moment,
})
export type FailureCount = Static<typeof FailureCount>

export const reportFailure = {
  params: Type.Object({ ...AppVersion.properties, channel: Channel }),
  query: VisitQuery,
  body: Type.Object({
    ...Phase.properties,
    message: Type.Optional(Message),
    frames: Type.Optional(Frames),
    trial: Type.Optional(Trial),
  }),
  response: Type.Object({ noted: Type.Boolean() }),
} satisfies CallSchema

export const reportStart = {
  params: AppVersion,
  query: VisitQuery,
  body: Type.Object({ trial: Trial }),
  response: Type.Object({ noted: Type.Boolean() }),
} satisfies CallSchema

/** How fast the first page of a visit was; what a browser does not measure is left out. */
export const reportVitals = {
  params: Type.Object({ ...AppVersion.properties, channel: Channel }),
  query: VisitQuery,
  body: Type.Object({
    trial: Type.Optional(Trial),
    lcp: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
    inp: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  }),
  response: Type.Object({ noted: Type.Boolean() }),
} satisfies CallSchema

/** One web vital over all visits. */
const Vital = Type.Object({
  visits: Type.Integer(),
  /** The visits in which it was good. */
  good: Type.Integer(),
  /** Three of four visits do not exceed it. */
  p75: Type.Number(),
})
/** Null for what no visit has measured. */
const Vitals = Type.Object({ lcp: orNull(Vital), inp: orNull(Vital), cls: orNull(Vital) })
export type Vitals = Static<typeof Vitals>

/** How fast a version was on one channel in the last days. */
export const VersionVitals = Type.Object({ channel: Type.String(), ...AppVersion.properties, vitals: Vitals })
export type VersionVitals = Static<typeof VersionVitals>

/** A canary, and the version that all others get meanwhile. */
export const CanaryOutcome = Type.Object({
  trial: Type.String(),
  isRunning: Type.Boolean(),
  /** The canary first. */
  versions: Type.Array(
    Type.Object({
      ...AppVersion.properties,
      isCanary: Type.Boolean(),
      starts: Type.Integer(),
      failures: Type.Integer(),
      vitals: Vitals,
    }),
  ),
  /** Null as long as nothing was decided. */
  verdict: orNull(
    Type.Object({
      kind: Type.Enum(['END', 'PROMOTE']),
      /** In English. */
      reason: Type.String(),
      /** The same as codes; empty for a decision of before there were any. */
      findings: Type.Array(Finding),
      decidedAt: Moment,
    }),
  ),
})
export type CanaryOutcome = Static<typeof CanaryOutcome>

/** The newest first; those that are over for 30 days. */
export const listCanaries = { response: Type.Array(CanaryOutcome) } satisfies CallSchema
/** By channel, app and version. */
export const listVitals = { response: Type.Array(VersionVitals) } satisfies CallSchema
/** Most frequent first. */
export const listFailures = { response: Type.Array(FailureCount) } satisfies CallSchema

/** A place that a failure went through. */
const FailureFrame = Type.Object({
  ...AppVersion.properties,
  file: Type.String(),
  line: Type.Integer(),
  column: Type.Integer(),
  /** Where that stands in the sources; null without a source map of the version. */
  source: orNull(
    Type.Object({
      file: Type.String(),
      line: Type.Integer(),
      column: Type.Integer(),
      name: orNull(Type.String()),
    }),
  ),
})
export type FailureFrame = Static<typeof FailureFrame>

/** Innermost first. */
export const getFailureStack = {
  params: Type.Object({ stack: Type.String({ pattern: '^[0-9a-f]{32}$' }) }),
  response: Type.Array(FailureFrame),
} satisfies CallSchema

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
