import { defineMail, text, written } from '../../infrastructure/mail/index.ts'

/** An administrator has lifted a block. */
export const accountUnblocked = defineMail('ACCOUNT_UNBLOCKED', {})

/** The receipt of a complaint about a decision. */
export const complaintReceived = defineMail('COMPLAINT_RECEIVED', {
  values: { number: text, place: written },
})

/** The receipt of a report. */
export const reportReceived = defineMail('REPORT_RECEIVED', { values: { number: text, place: written } })
