import { mailsOf } from '../../infrastructure/mail/index.ts'
import { MESSAGE_TEXTS } from './texts/message-texts.ts'

/** The mails about messages that wait to be read. */
export const conversationMails = mailsOf(MESSAGE_TEXTS)
