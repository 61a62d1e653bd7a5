import { defineMail, maybe, times, written } from '../../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../../catalogue/flat/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Messages about a flat wait, before there is a request. */
export const questionMessageReceived = defineMail('QUESTION_MESSAGE_RECEIVED', {
  about: aboutFlat,
  values: { other: written, proposed: maybe(times), agreed: maybe(times), declined: maybe(times) },
  texts: { en, de, es },
})
