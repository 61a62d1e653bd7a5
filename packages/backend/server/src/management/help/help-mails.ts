import { helpPath } from '@domizil/links'
import { type MailOrder, mailsOf } from '../../infrastructure/mail/index.ts'
import type { HelpRequestRow } from './help-desk-repository.ts'
import { HELP_TEXTS } from './texts/help-texts.ts'
import { TOPIC_WORDS } from './texts/topic-words.ts'

/** The mails about help requests. */
export const helpMails = mailsOf(HELP_TEXTS)

type HelpMail = MailOrder<keyof typeof HELP_TEXTS>

/** An answer, to the address that was left with the question; one that was the account's follows the account. */
export function answerTo(request: HelpRequestRow, answer: string): HelpMail {
  const { message: question, reference: number } = request
  const mail = { ...toAsker(request), values: { answer, question, number } }
  return request.from_team
    ? { ...mail, ...aboutFlat(request), mail: 'TEAM_WROTE' }
    : { ...mail, mail: 'HELP_ANSWERED' }
}

/** The receipt of a question, with its number and topic: the address may be another person's. */
export function receiptOf(request: Asked & Pick<HelpRequestRow, 'topic' | 'reference'>): HelpMail {
  const { topic, locale, reference: number } = request
  return { ...toAsker(request), mail: 'HELP_RECEIVED', values: { topic: TOPIC_WORDS[topic][locale], number } }
}

type Asked = Pick<HelpRequestRow, 'user_id' | 'email' | 'locale'>

const toAsker = ({ user_id: to, email: address, locale }: Asked) => ({
  to,
  address,
  locale,
  path: helpPath({ section: 'contact' }),
})

/** The message of an administrator that begins a thread. */
export function messageTo(
  request: Pick<HelpRequestRow, 'user_id' | 'email' | 'locale' | 'flat_id' | 'reference' | 'message'>,
): HelpMail {
  const { user_id: to, email: address, locale, message: answer, reference: number } = request
  const path = helpPath({ section: 'contact' })
  return { mail: 'TEAM_WROTE', to, address, locale, path, values: { answer, number }, ...aboutFlat(request) }
}

const aboutFlat = ({ flat_id: flatId }: Pick<HelpRequestRow, 'flat_id'>) => flatId !== null && { flatId }
