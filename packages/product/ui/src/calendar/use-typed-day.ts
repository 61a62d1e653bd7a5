import { useState } from 'react'
import { type Day, writeDay } from './days.ts'
import { readDay } from './read-day.ts'

interface TypedDayOptions {
  value: Day | undefined
  locale: string
  /** Why an existing day is refused; undefined if it is accepted. */
  refuse?: ((day: Day) => string | undefined) | undefined
  /** The message for a text that is not a day. */
  unreadable: string
  onChange: (day: Day | undefined) => void
}

interface Typed {
  readonly text: string
  readonly isLeft: boolean
  /** The value of the text. */
  readonly day: Day | undefined
  /** Whether the owner has received the value: any other value comes from a calendar or the URL then. */
  readonly isTaken: boolean
}

/**
 * The text of a day's field. A complete day is committed at once, an abbreviated or empty one on blur or Enter. A
 * refused text stays in the field, with the reason.
 */
export function useTypedDay({ value, locale, refuse, unreadable, onChange }: TypedDayOptions) {
  const [typed, setTyped] = useState<Typed>()
  if (typed && !typed.isTaken && typed.day === value) setTyped({ ...typed, isTaken: true })
  const own = typed && (!typed.isTaken || typed.day === value) ? typed : undefined

  function read(text: string) {
    const { day, isComplete } = readDay(text, locale)
    const refusal = day && refuse?.(day)

    return { day: refusal ? undefined : day, isComplete, problem: refusal ?? (day ? undefined : unreadable) }
  }

  function take(text: string, isLeft: boolean) {
    const { day, isComplete } = read(text)
    const isEmpty = text.trim() === ''
    const next = isLeft || isEmpty || (isComplete && day) ? day : value

    setTyped(isLeft && (day || isEmpty) ? undefined : { text, isLeft, day: next, isTaken: next === value })
    if (next !== value) onChange(next)
  }

  return {
    text: own ? own.text : value ? writeDay(value) : '',
    problem: own?.isLeft && own.text.trim() ? read(own.text).problem : undefined,
    isTyping: own?.isLeft === false,
    handleType: (text: string) => take(text, false),
    handleLeave: () => own && take(own.text, true),
  }
}
