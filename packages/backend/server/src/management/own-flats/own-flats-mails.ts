import { mailsOf } from '../../infrastructure/mail/index.ts'
import { FLAT_TEXTS } from './texts/flat-texts.ts'

/** The mails about the review of a flat. */
export const ownFlatsMails = mailsOf(FLAT_TEXTS)
