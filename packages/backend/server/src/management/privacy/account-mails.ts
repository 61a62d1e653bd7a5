import { confirmEmail } from './mails/confirm-email/mail.ts'
import { confirmNewEmail } from './mails/confirm-new-email/mail.ts'
import { emailChangeRequested } from './mails/email-change-requested/mail.ts'
import { resetPassword } from './mails/reset-password/mail.ts'

/** The mails about an account itself, which the identity provider asks for. */
export const ACCOUNT_MAILS = {
  CONFIRM_EMAIL: confirmEmail,
  RESET_PASSWORD: resetPassword,
  CONFIRM_NEW_EMAIL: confirmNewEmail,
  EMAIL_CHANGE_REQUESTED: emailChangeRequested,
}
