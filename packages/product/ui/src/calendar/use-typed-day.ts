import { useState } from 'react'
import { type Day, writeDay } from './days.ts'
import { readDay } from './read-day.ts'

interface TypedDayOptions {
  value: Day | undefined
  locale: string
  /** Why a day that exists cannot be taken over; nothing where it can. */
  refuse?: ((day: Day) => string | undefined) | undefined
  /** Why a text is no day. */
  unreadable: string
  onChange: (day: Day | undefined) => void
}

interface Typed {
  readonly text: string
  readonly isLeft: boolean
  /** The value that the text has led to. */
  readonly day: Day | undefined
  /** The owner has that value now: from then on another one comes from elsewhere, a calendar or the address. */
  readonly isTaken: boolean
}

/**
 * The text of a day's field. A day written in full counts at once; an abbreviated one, or none, once the field is left
 * or Enter is pressed. What is refused stays in the field, beside the reason.
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
