import { helpPath } from '@domizil/links'
import type { MailOrder } from '../../infrastructure/mail/index.ts'
import type { HelpRequestRow } from './help-desk-repository.ts'
import { helpAnswered, helpReceived, teamWrote } from './mails.ts'
import topics from './topic-words.json' with { type: 'json' }

/** An answer, to the address that was left with the question; one that was the account's follows the account. */
export function answerTo(request: HelpRequestRow, answer: string): MailOrder {
  const { message: question, reference: number } = request
  const mail = { ...toAsker(request), values: { answer, question, number } }
  return request.from_team
    ? teamWrote.order({ ...mail, about: request.flat_id ?? undefined })
    : helpAnswered.order(mail)
}

/** The receipt of a question, with its number and topic: the address may be another person's. */
export function receiptOf(request: Asked & Pick<HelpRequestRow, 'topic' | 'reference'>): MailOrder {
  const { topic, locale, reference: number } = request
  return helpReceived.order({ ...toAsker(request), values: { topic: topics[topic][locale], number } })
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
): MailOrder {
  const { user_id: to, email: address, locale, message: answer, reference: number } = request
  const path = helpPath({ section: 'contact' })
  const about = request.flat_id ?? undefined
  return teamWrote.order({ to, address, locale, path, about, values: { answer, number } })
}
