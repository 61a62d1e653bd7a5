import { ACCOUNT_TEXTS } from './account-texts.ts'
import { CONTRACT_TEXTS } from './contract-texts.ts'
import { ENDING_TEXTS } from './ending-texts.ts'
import { FLAT_TEXTS } from './flat-texts.ts'
import { MESSAGE_TEXTS } from './message-texts.ts'
import { REQUEST_TEXTS } from './request-texts.ts'

/** Every mail, in every language of the interface. */
export const MAIL_TEXTS = {
  ...REQUEST_TEXTS,
  ...ENDING_TEXTS,
  ...CONTRACT_TEXTS,
  ...MESSAGE_TEXTS,
  ...FLAT_TEXTS,
  ...ACCOUNT_TEXTS,
}

export type MailKind = keyof typeof MAIL_TEXTS
