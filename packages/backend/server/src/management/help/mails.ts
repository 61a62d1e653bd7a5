import { defineMail, maybe, text, written } from '../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../catalogue/flat/index.ts'

/** The answer to a question. */
export const helpAnswered = defineMail('HELP_ANSWERED', {
  values: { number: text, answer: text, question: written },
})

/** The receipt of a question: the address may be another person’s. */
export const helpReceived = defineMail('HELP_RECEIVED', { values: { number: text, topic: text } })

/** A message of an administrator, or an answer in its thread. */
export const teamWrote = defineMail('TEAM_WROTE', {
  maybeAbout: aboutFlat,
  values: { number: text, answer: text, question: maybe(written) },
})
