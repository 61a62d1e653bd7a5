import {
  attachment,
  cents,
  day,
  deadline,
  defineMail,
  maybe,
  written,
} from '../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking/index.ts'

/** To the other side: the first signature is below the addendum. */
export const addendumSigned = defineMail('ADDENDUM_SIGNED', {
  about: aboutBooking,
  values: { endDate: day, deadline: maybe(deadline) },
})

/** To the side that proposed: it is accepted, and the addendum is there to be signed. */
export const endDateAccepted = defineMail('END_DATE_ACCEPTED', {
  about: aboutBooking,
  values: { endDate: day, deadline },
})

/** Both have signed: the new last day, and the sealed addendum. */
export const endDateChanged = defineMail('END_DATE_CHANGED', {
  about: aboutBooking,
  values: { before: day, endDate: day, total: cents, refund: maybe(cents), file: maybe(attachment) },
})

/** To the side that proposed: it is declined. */
export const endDateDeclined = defineMail('END_DATE_DECLINED', {
  about: aboutBooking,
  values: { before: day, endDate: day, reason: maybe(written) },
})

/** To both: a proposal has ended without an answer, or without both signatures. */
export const endDateLapsed = defineMail('END_DATE_LAPSED', { about: aboutBooking, values: { endDate: day } })

/** To the other side: another last day is proposed. */
export const endDateProposed = defineMail('END_DATE_PROPOSED', {
  about: aboutBooking,
  values: {
    before: day,
    endDate: day,
    more: maybe(cents),
    less: maybe(cents),
    message: maybe(written),
    deadline,
  },
})

/** To a side whose answer or signature is missing: a proposal of another last day soon ends by itself. */
export const endDateReminder = defineMail('END_DATE_REMINDER', {
  about: aboutBooking,
  values: { endDate: day, deadline },
})

/** To the other side: the proposal is withdrawn. */
export const endDateWithdrawn = defineMail('END_DATE_WITHDRAWN', {
  about: aboutBooking,
  values: { before: day, endDate: day },
})
