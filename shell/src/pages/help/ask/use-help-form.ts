import { needHelp } from '@domizil/api'
import type { ApiErrorLike } from '@domizil/shell-api'
import { useLocation } from '@domizil/app-kit/router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useServices } from '../../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import { EMPTY_FORM, type HelpForm, requestOf, type RequiredField, wrongFields } from './help-form.ts'

/** The form for help: what was typed, what is wrong with it, and what became of it. */
export function useHelpForm() {
  const { shellApi, session, language } = useServices()
  const present = useReadable(session.session)
  const user = present.status === 'authenticated' ? present.user : undefined
  const [typed, setTyped] = useState<Partial<HelpForm>>({})
  const [wrong, setWrong] = useState<readonly RequiredField[]>([])
  const [state, setState] = useState<HelpState>({ kind: 'open' })
  const form = {
    ...EMPTY_FORM,
    ...useOutline(),
    ...(user && { email: user.email, name: user.fullname }),
    ...typed,
  }

  function change(part: Partial<HelpForm>): void {
    setTyped({ ...typed, ...part })
    setWrong(wrong.filter((field) => !(field in part)))
  }

  /** Answers the fields that keep it from being sent. */
  async function send(): Promise<readonly RequiredField[]> {
    const found = wrongFields(form)
    setWrong(found)
    if (found.length > 0) return found

    setState({ kind: 'sending' })
    const place = { pageUrl: window.location.href.slice(0, 2_000), locale: language.locale.get() }
    try {
      const { referenceNumber } = await shellApi.send(needHelp, { body: requestOf(form, place) })
      setState({ kind: 'sent', referenceNumber })
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error) })
    }
    return []
  }

  return { form, change, wrong, send, state }
}

/** What stands in the form already: companies are asked for all that we need to know to find them flats. */
function useOutline(): Partial<HelpForm> {
  const intl = useIntl()
  const isForCompany = new URLSearchParams(useLocation().search).get('for') === 'company'

  return isForCompany ? { topic: 'SEARCH', message: intl.formatMessage({ id: 'help.form.forCompany' }) } : {}
}

export type HelpState =
  | { readonly kind: 'open' | 'sending' }
  | { readonly kind: 'sent'; readonly referenceNumber: string }
  | { readonly kind: 'failed'; readonly message: string }

/** The sentence of a failed call. What is no failed call is thrown on: it is a fault of ours. */
function messageOf(error: unknown): string {
  if (error instanceof Error && 'ajax' in error) return (error as Error & ApiErrorLike).message
  throw error
}
