import { mailsOf } from '../../infrastructure/mail/index.ts'
import { BANK_ACCOUNT_TEXTS } from './texts/bank-account-texts.ts'

/** The mails about bank accounts. */
export const bankAccountMails = mailsOf(BANK_ACCOUNT_TEXTS)
