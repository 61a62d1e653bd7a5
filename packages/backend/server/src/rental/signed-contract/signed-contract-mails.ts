import { mailsOf } from '../../infrastructure/mail/index.ts'
import { SIGNED_CONTRACT_TEXTS } from './texts/signed-contract-texts.ts'

/** The mails about contracts that both have signed. */
export const signedContractMails = mailsOf(SIGNED_CONTRACT_TEXTS)
