import {
  REPORT_DECISIONS,
  REPORT_GROUNDS,
  REPORT_MESSAGE_LIMITS,
  REPORT_OUTCOMES,
  REPORT_PARTIES,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
  REPORT_TARGETS,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { ADMIN_LISTS } from '../lists.ts'
import { rowOf } from './list-schemas.ts'
import { Day, Email, Id, LocaleCode, Moment, orNull, textUpTo, textWithin } from './parts.ts'

/** A report of content (Art. 16 DSA). */
export const NewContentReport = Type.Object({
  target: Type.Enum([...REPORT_TARGETS]),
  /** Of the flat, the review or the message; of a flat for its landlord, of a booking for its tenant. */
  id: Id,
  ground: Type.Enum([...REPORT_GROUNDS]),
  message: textWithin(REPORT_MESSAGE_LIMITS),
  /** Required without a session; otherwise the account's address is used. */
  email: Type.Optional(Email),
  /** The reporter believes that the report is right and complete. */
  inGoodFaith: Type.Literal(true),
  locale: LocaleCode,
  /** A honeypot: hidden from users, filled in by bots. Leave it empty. */
  website: Type.Optional(textUpTo(500)),
})
export type NewContentReport = Static<typeof NewContentReport>

const Decision = orNull(Type.Enum([...REPORT_DECISIONS]))
/** What a decision did to the content or the account; empty until it is made. */
const Outcomes = Type.Array(Type.Enum([...REPORT_OUTCOMES]))

/** A report in the account of the reporter, or of the person it is about, who is shown it once it is decided. */
export const ContentReport = Type.Object({
  id: Id,
  reference: Type.String(),
  party: Type.Enum([...REPORT_PARTIES]),
  /** False for what an administrator has restricted without a report. */
  reported: Type.Boolean(),
  subject: Type.Enum([...REPORT_SUBJECTS]),
  /** The content as it was reported; empty once its author's account is deleted. */
  excerpt: Type.String(),
  ground: Type.Enum([...REPORT_GROUNDS]),
  /** The reporter's words; null for the person it is about. */
  message: orNull(Type.String()),
  createdAt: Moment,
  /** Null until it is decided, as the reasons and their time are. */
  decision: Decision,
  outcomes: Outcomes,
  reasons: orNull(Type.String()),
  decidedAt: orNull(Moment),
  /** The last day for a complaint of the caller; null without a decision against the caller to complain about. */
  complaintUntil: orNull(Day),
  /** Whether the account that the latest decision has blocked was unblocked since. */
  isLifted: Type.Optional(Type.Boolean()),
  /** Whether the caller can complain now. */
  canComplain: Type.Boolean(),
  /** The complaints of either side; the text of the other side's is null. */
  complaints: Type.Array(
    Type.Object({
      isOwn: Type.Boolean(),
      text: orNull(Type.String()),
      createdAt: Moment,
      decision: Decision,
      outcomes: Outcomes,
      reasons: orNull(Type.String()),
      decidedAt: orNull(Moment),
      /** Whether the same administrator has decided as before. */
      bySameAdmin: Type.Boolean(),
    }),
  ),
})
export type ContentReport = Static<typeof ContentReport>

/** A complaint as administrators read it. */
const AdminComplaint = Type.Object({
  party: Type.Enum([...REPORT_PARTIES]),
  text: Type.String(),
  time: Moment,
})

/** A decision about a report, or about complaints. */
const AdminDecision = Type.Object({
  /** What it answers; none for the first decision. */
  complaints: Type.Array(AdminComplaint),
  /** Null as long as the complaints wait, as the reasons and what follows them are. */
  decision: Decision,
  outcomes: Outcomes,
  reasons: orNull(Type.String()),
  decided: orNull(Moment),
  /** Empty for a deleted account. */
  decidedBy: orNull(Type.String()),
})

/** Another report of the same content. */
const SameContentReport = Type.Object({
  id: Id,
  reference: Type.String(),
  time: Moment,
  ground: Type.Enum([...REPORT_GROUNDS]),
  message: Type.String(),
  reporter: Type.String(),
  status: Type.Enum([...REPORT_STATUSES]),
  /** The first decision. */
  decision: Decision,
})

/** A message of the talk around a reported one. */
const TalkMessage = Type.Object({
  author: Type.Enum(['TENANT', 'LANDLORD']),
  /** Null for a message that was removed, unless it is the reported one. */
  text: orNull(Type.String()),
  time: Moment,
  isReported: Type.Boolean(),
})

/** A report in the list of reports. */
export const AdminReport = rowOf(ADMIN_LISTS.reports, {
  decisions: Type.Array(AdminDecision),
  sameContent: Type.Array(SameContentReport),
  talk: Type.Array(TalkMessage),
  reporterLocales: Type.Array(LocaleCode),
})
export type AdminReport = Static<typeof AdminReport>

/** The figures of a year for the transparency report (Art. 15 and 24 DSA). */
export const ReportYear = Type.Object({
  year: Type.Integer(),
  received: Type.Integer(),
  /** Restrictions that no report was made of. */
  ownInitiative: Type.Integer(),
  bySubject: Type.Record(Type.String(), Type.Integer()),
  byGround: Type.Record(Type.String(), Type.Integer()),
  /** The first decisions on reports. */
  byDecision: Type.Record(Type.String(), Type.Integer()),
  /** Restrictions that no report was made of, by decision. */
  ownByDecision: Type.Record(Type.String(), Type.Integer()),
  /** Not decided yet. */
  open: Type.Integer(),
  /** The median time to the first decision, in hours; null without any. */
  medianHours: orNull(Type.Number()),
  complaints: Type.Integer(),
  /** Complaints that changed the decision. */
  complaintsGranted: Type.Integer(),
})
export type ReportYear = Static<typeof ReportYear>
