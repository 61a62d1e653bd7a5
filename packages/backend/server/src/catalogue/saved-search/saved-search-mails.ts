import { mailsOf } from '../../infrastructure/mail/index.ts'
import { SAVED_SEARCH_TEXTS } from './texts/saved-search-texts.ts'

/** The mails about flats that fit a saved search. */
export const savedSearchMails = mailsOf(SAVED_SEARCH_TEXTS)
