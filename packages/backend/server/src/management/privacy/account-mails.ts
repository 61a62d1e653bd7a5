import { mailsOf } from '../../infrastructure/mail/index.ts'
import { ACCOUNT_TEXTS } from './texts/account-texts.ts'

/** The mails about an account itself. */
export const accountMails = mailsOf(ACCOUNT_TEXTS)
