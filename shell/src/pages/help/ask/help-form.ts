import type { HelpRequest } from '@domizil/api'
import { HELP_MESSAGE_LIMITS, HELP_TOPICS, type HelpTopic, isEmail } from '@domizil/domain'

/** The values of the contact form. */
export interface HelpForm {
  readonly topic: HelpTopic | ''
  readonly message: string
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly acceptPrivacy: boolean
  /** A honeypot: hidden from users, filled in by bots. */
  readonly website: string
}

export const EMPTY_FORM: HelpForm = {
  topic: '',
  message: '',
  email: '',
  name: '',
  phone: '',
  acceptPrivacy: false,
  website: '',
}

export type RequiredField = 'topic' | 'message' | 'email' | 'acceptPrivacy'

/** The invalid fields, in display order. */
export function wrongFields({ topic, message, email, acceptPrivacy }: HelpForm): RequiredField[] {
  const { length } = message.trim()
  const isRight: Record<RequiredField, boolean> = {
    topic: HELP_TOPICS.some((one) => one === topic),
    message: length >= HELP_MESSAGE_LIMITS.min && length <= HELP_MESSAGE_LIMITS.max,
    email: isEmail(email.trim()),
    acceptPrivacy,
  }

  return (Object.keys(isRight) as RequiredField[]).filter((field) => !isRight[field])
}

/** The request for a valid form. Empty fields are left out. */
export function requestOf(
  form: HelpForm,
  place: Pick<HelpRequest, 'pageUrl' | 'locale' | 'flatId' | 'bookingId'>,
): HelpRequest {
  const { topic, message, email, name, phone, website } = form
  if (topic === '') throw new TypeError('a form without a topic is not sent')

  return {
    ...place,
    topic,
    message: message.trim(),
    email: email.trim(),
    ...(name.trim() && { name: name.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(website && { website }),
    acceptPrivacy: true,
  }
}
