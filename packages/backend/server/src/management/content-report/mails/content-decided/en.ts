import { FREE_PRICE_CHANGE_PERCENT } from '@domizil/domain'
import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Decision about own content',
  subject: 'Our decision {number}',
  paragraphs: [
    `{about, select,
      CONTENT {{cause, select, REPORTED {Your content was reported to us, and a member of our staff has decided about it. The number is {number}.} other {A member of our staff has looked at your content and decided about it. The number is {number}.}}}
      other {{cause, select, REPORTED {Your account was reported to us, and a member of our staff has decided about it. The number is {number}.} other {A member of our staff has looked at your account and decided about it. The number is {number}.}}}}`,
    `{complaint, select,
      OWN {This is our decision about your complaint of {complained}.}
      AFFECTED {}
      other {This is our decision about the complaint that a reporter made on {complained}.}}`,
    `{staff, select,
      OTHER {It was made by another member of our staff than the first one, of {decided}.}
      other {It was made by the same member of our staff as the first one, of {decided}.}}`,
    `{about, select, CONTENT {{outcomes, select,
      KEPT {We have left {quote} as it is. You need not do anything.}
      SHOWN_AGAIN {We have taken back the removal of {quote}: it is shown again.}
      REVIEWED_AGAIN {We have taken back the removal of {quote}. You have changed it meanwhile, so we look at it before it is shown again.}
      RELEASED {We have taken back the removal of {quote}. It is not shown at present: you can publish it again under “My flats”.}
      STAYS_HIDDEN {{quote} stays removed: others do not see it.}
      STAYS_UNDONE {Your changes to {quote} stay undone. You can edit the listing at any time.}
      REDONE {We have brought back your changes of {quote} that we had undone, except what you have written again since.}
      UNBLOCKED {We have unblocked your account, which was blocked because of {quote}. Your listings are still paused: you can list them again under “My flats”. Cancelled requests stay cancelled.}
      STAYS_BLOCKED {Your account, which was blocked because of {quote}, stays blocked.}
      HELD {We take back our decision about {quote}. Another decision about it still stands.}
      CHANGED {You have changed {quote}; with this the report is settled.}
      UNDONE {We have undone changes to {quote}: its title, texts and pictures are again as we had reviewed them, and its price too if it had changed by more than ${FREE_PRICE_CHANGE_PERCENT} %. All else stays as you have set it. You can edit the listing at any time.}
      HIDDEN {We have removed {quote}: others no longer see it.}
      BLOCKED {Because of {quote} we have blocked your account: your listings are no longer shown, and requests without a signature are cancelled.}
      other {}}} other {}}`,
    `{about, select, PERSON {{outcomes, select,
      KEPT {We have left your account ({quote}) as it is. You need not do anything.}
      UNBLOCKED {We have unblocked your account ({quote}). Your listings are still paused: you can list them again under “My flats”. Cancelled requests stay cancelled.}
      STAYS_BLOCKED {Your account ({quote}) stays blocked.}
      HELD {We take back our decision about your account ({quote}). Another decision about it still stands.}
      BLOCKED {We have blocked your account ({quote}): your listings are no longer shown, and requests without a signature are cancelled.}
      other {}}} other {}}`,
    'Our reasons: “{reason}”',
    'If you do not agree, you can complain once, free of charge, until {due}: follow the link below. You can also turn to a certified body for out-of-court dispute settlement, or to a court.',
  ],
  link: 'See the decision',
}
