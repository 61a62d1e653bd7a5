import { defineMail, maybe, written } from '../../infrastructure/mail/index.ts'

/** A new account confirms its address. */
export const confirmEmail = defineMail('CONFIRM_EMAIL', {})

/** To the new address of an account. */
export const confirmNewEmail = defineMail('CONFIRM_NEW_EMAIL', {})

/** To the present address of an account that is to get another. */
export const emailChangeRequested = defineMail('EMAIL_CHANGE_REQUESTED', {
  values: { email: maybe(written) },
})

/** A new password was requested. */
export const resetPassword = defineMail('RESET_PASSWORD', {})
