import { confirmEmail } from './mails/confirm-email.ts'
import { confirmNewEmail } from './mails/confirm-new-email.ts'
import { emailChangeRequested } from './mails/email-change-requested.ts'
import { resetPassword } from './mails/reset-password.ts'

/** The mails about an account itself, which the identity provider asks for. */
export const ACCOUNT_MAILS = {
  CONFIRM_EMAIL: confirmEmail,
  RESET_PASSWORD: resetPassword,
  CONFIRM_NEW_EMAIL: confirmNewEmail,
  EMAIL_CHANGE_REQUESTED: emailChangeRequested,
}
