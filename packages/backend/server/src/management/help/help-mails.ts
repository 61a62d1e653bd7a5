import { mailsOf } from '../../infrastructure/mail/index.ts'
import { HELP_TEXTS } from './texts/help-texts.ts'

/** The mails about help requests. */
export const helpMails = mailsOf(HELP_TEXTS)
