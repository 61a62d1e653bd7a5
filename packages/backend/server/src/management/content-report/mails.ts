import { FREE_PRICE_CHANGE_PERCENT } from '@domizil/domain'
import { day, defineMail, eachOf, maybe, oneOf, text, written } from '../../infrastructure/mail/index.ts'

/** What mails say of a decision. */
export const DECISION_VALUES = {
  number: text,
  /** A person is not spoken of as something that was written. */
  about: oneOf('CONTENT', 'PERSON'),
  quote: text,
  reason: text,
  outcomes: eachOf(
    'KEPT',
    'SHOWN_AGAIN',
    'REVIEWED_AGAIN',
    'RELEASED',
    'STAYS_HIDDEN',
    'STAYS_UNDONE',
    'REDONE',
    'UNBLOCKED',
    'STAYS_BLOCKED',
    'HELD',
    'CHANGED',
    'UNDONE',
    'HIDDEN',
    'BLOCKED',
  ),
  /** Whose complaint it is a decision about, and of which day: the recipient's, the author's, or a reporter's. */
  complaint: maybe(oneOf('OWN', 'AFFECTED', 'REPORTER')),
  complained: maybe(day),
  /** Who made the decision that the complaint is about. */
  staff: maybe(oneOf('OTHER', 'SAME')),
  /** Until when the recipient can complain. */
  due: maybe(day),
}

/** An administrator has lifted a block. */
export const accountUnblocked = defineMail('ACCOUNT_UNBLOCKED', {})

/** The receipt of a complaint about a decision. */
export const complaintReceived = defineMail('COMPLAINT_RECEIVED', {
  values: { number: text, place: written },
})

/** The receipt of a report. */
export const reportReceived = defineMail('REPORT_RECEIVED', { values: { number: text, place: written } })

/** To the author, or the person reported: the decision, also about a complaint. */
export const contentDecided = defineMail('CONTENT_DECIDED', {
  values: { ...DECISION_VALUES, cause: oneOf('REPORTED', 'UNREPORTED') },
  constants: { freePriceChange: String(FREE_PRICE_CHANGE_PERCENT) },
})

/** To a reporter: the decision, also about a complaint. */
export const reportDecided = defineMail('REPORT_DECIDED', { values: DECISION_VALUES })
