import { saveSearch } from '@domizil/api'
import { isApiError, useDraft, useLocale, useMoney, useSay, useShell } from '@domizil/app-kit'
import { sentencesIn, without } from '@domizil/app-kit/problems'
import { today } from '@domizil/app-kit/today'
import { checkSavedSearch, type Issue } from '@domizil/domain'
import type { SearchQuery } from '@domizil/links'
import type { ApiErrorLike } from '@domizil/shell-api'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type AlertDraft, draftOf, type Purpose, requestOf } from './alert-draft.ts'

const FIELDS: ReadonlySet<string> = new Set(['city', 'months', 'priceMax', 'persons', 'message', 'startDate'])

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

type Typed = Partial<Omit<AlertDraft, 'query'>>
const NOTHING_TYPED: Typed = {}

export type AlertForm = ReturnType<typeof useAlertForm>

/**
 * The state of the form that saves a search: filled from the query, edited, sent. The input survives closing and
 * refusals, the message also a reload.
 */
export function useAlertForm(query: SearchQuery) {
  const shell = useShell()
  const locale = useLocale()
  const textOf = useIssueText()
  const [changes, setChanges] = useState<Partial<SearchQuery>>({})
  const { draft: typed, change: keep, forget } = useDraft('saved-search', NOTHING_TYPED)
  const [sent, setSent] = useState<AlertDraft>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const draft: AlertDraft = sent ?? { ...draftOf({ ...query, ...changes }), ...typed }

  /** Resolves with whether the search was saved. */
  async function send(purpose: Purpose): Promise<boolean> {
    const body = requestOf(draft, locale, purpose)
    const issues = checkSavedSearch(body, today())
    setErrors(Object.fromEntries(issues.map((issue) => [issue.field, textOf(issue)])))
    setRefusal(undefined)
    if (issues.length > 0) return false

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
    setSent(draft)
    forget()
    return true
  }

  return {
    draft,
    errors,
    refusal,
    state,
    send,
    /** Changes what is searched for. */
    changeQuery: (part: Partial<SearchQuery>) => {
      setChanges((old) => ({ ...old, ...part }))
      setErrors((old) => without(old, Object.keys(part)))
    },
    change: (part: Typed) => {
      keep({ ...typed, ...part })
      setErrors((old) => without(old, Object.keys(part)))
    },
    /** Fills the form from the query again. */
    reset: () => {
      setChanges({})
      setSent(undefined)
      forget()
      setErrors({})
      setRefusal(undefined)
      setState('open')
    },
  }
}

/** Why the server has refused a search: a general message, and messages by field. */
function refusalOf({ message, body }: ApiErrorLike) {
  return { message, errors: sentencesIn(body) }
}

/** An issue as one sentence that says how to fix it. */
function useIssueText(): (issue: Issue) => string {
  const intl = useIntl()
  const say = useSay()
  const money = useMoney()

  return ({ field, code, min = 0, max = 0 }) => {
    const id = FIELDS.has(field) ? `alertForm.wrong.${field}` : 'alertForm.wrong.other'
    const limit = (value: number) => (field === 'priceMax' ? money(value) : intl.formatNumber(value))
    return say(code === 'IN_THE_PAST' ? 'alertForm.wrong.past' : id, { min: limit(min), max: limit(max) })
  }
}
