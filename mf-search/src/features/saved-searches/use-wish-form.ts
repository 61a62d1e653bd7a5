import { saveSearch } from '@domizil/api'
import { checkSavedSearch } from '@domizil/domain'
import { isApiError, useLocale, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import type { SearchQuery } from '@domizil/links'
import { today } from '@domizil/app-kit/today'
import { refusalOf } from './refusal.ts'
import { useIssueText } from './use-issue-text.ts'
import { draftOf, requestOf, type Surroundings, type WishDraft } from './wish.ts'

/** Sentences by field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

export type WishForm = ReturnType<typeof useWishForm>

/** The search to be kept: filled from the page, corrected by hand, sent. What was typed survives closing and refusals. */
export function useWishForm(query: SearchQuery, around: Surroundings) {
  const shell = useShell()
  const locale = useLocale()
  const textOf = useIssueText()
  const [typed, setTyped] = useState<Partial<WishDraft>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const draft: WishDraft = { ...draftOf(query, around, today()), ...typed }

  /** Answers whether it was kept. */
  async function send(): Promise<boolean> {
    const issues = checkSavedSearch(given(draft), today())
    setErrors(Object.fromEntries(issues.map((issue) => [issue.field, textOf(issue)])))
    setRefusal(undefined)
    const body = issues.length === 0 && requestOf(draft, query, locale)
    if (!body) return false

    setState('sending')
    try {
      await shell.send(saveSearch, { body })
    } catch (error) {
      setState('open')
      if (!isApiError(error)) throw error
      const refused = refusalOf(error)
      setErrors(refused.errors)
      setRefusal(refused.message)
      return false
    }

    setState('sent')
    return true
  }

  return {
    draft,
    errors,
    refusal,
    state,
    send,
    change: (part: Partial<WishDraft>) => {
      setTyped((old) => ({ ...old, ...part }))
      setErrors((old) => without(old, Object.keys(part)))
    },
    /** A new sheet, filled from the page again. */
    reset: () => {
      setTyped({})
      setErrors({})
      setRefusal(undefined)
      setState('open')
    },
  }
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}

/** Only what is filled in. */
function given({ startDate, months, priceMax, persons, bedroomsMin, ...rest }: WishDraft) {
  return {
    ...rest,
    ...(startDate && { startDate }),
    ...(months !== undefined && { months }),
    ...(priceMax !== undefined && { priceMax }),
    ...(persons !== undefined && { persons }),
    ...(bedroomsMin !== undefined && { bedroomsMin }),
  }
}
