import { day, eachOf, maybe, oneOf, text } from '../../../infrastructure/mail/index.ts'

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
