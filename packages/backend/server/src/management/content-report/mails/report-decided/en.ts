import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Report decided',
  subject: 'We have decided about your report {number}',
  paragraphs: [
    `{complaint, select,
      OWN {This is our decision about your complaint of {complained}.}
      AFFECTED {This is our decision about the complaint that the person concerned made on {complained}.}
      other {This is our decision about the complaint that a reporter made on {complained}.}}`,
    `{staff, select,
      OTHER {It was made by another member of our staff than the first one, of {decided}.}
      other {It was made by the same member of our staff as the first one, of {decided}.}}`,
    `{about, select, CONTENT {{outcomes, select,
      KEPT {We have left {quote} as it is.}
      SHOWN_AGAIN {We have taken back the removal of {quote}: it is shown again.}
      REVIEWED_AGAIN {We have taken back the removal of {quote}. It has changed meanwhile, so we look at it before it is shown again.}
      RELEASED {We have taken back the removal of {quote}. It is not shown at present, as its author has not published it again.}
      STAYS_HIDDEN {{quote} stays removed.}
      STAYS_UNDONE {The changes to {quote} stay undone.}
      REDONE {We have brought back the changes of {quote} that we had undone.}
      UNBLOCKED {We have unblocked the account that was blocked because of {quote}.}
      STAYS_BLOCKED {The account that was blocked because of {quote} stays blocked.}
      HELD {We take back our decision about {quote}. Another decision about it still stands.}
      CHANGED {{quote} has been changed by its author.}
      UNDONE {We have undone the latest changes to {quote}.}
      HIDDEN {We have removed {quote}: others no longer see it.}
      BLOCKED {Because of {quote} we have blocked the account.}
      other {}}} other {}}`,
    `{about, select, PERSON {{outcomes, select,
      KEPT {We have left the account of {quote} as it is.}
      UNBLOCKED {We have unblocked the account of {quote}.}
      STAYS_BLOCKED {The account of {quote} stays blocked.}
      HELD {We take back our decision about the account of {quote}. Another decision about it still stands.}
      BLOCKED {We have blocked the account of {quote}.}
      other {}}} other {}}`,
    'Our reasons: “{reason}”',
    'If you do not agree, you can complain once, free of charge, until {due}: follow the link below. You can also turn to a certified body for out-of-court dispute settlement, or to a court.',
  ],
  link: 'See the report',
}
