import { needHelp } from '@domizil/api'
import type { ApiErrorLike } from '@domizil/shell-api'
import { useLocation } from '@domizil/app-kit/router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useServices } from '../../../lib/services.ts'
import { useReadable } from '@domizil/app-kit/readable'
import { EMPTY_FORM, type HelpForm, requestOf, type RequiredField, wrongFields } from './help-form.ts'

/** The state of the contact form: its values, their errors and the result. */
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

  /** Sends the form, or resolves with its invalid fields. */
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

/** The initial values: an outline for companies, with all details that we need. */
function useOutline(): Partial<HelpForm> {
  const intl = useIntl()
  const isForCompany = new URLSearchParams(useLocation().search).get('for') === 'company'

  return isForCompany ? { topic: 'SEARCH', message: intl.formatMessage({ id: 'help.form.forCompany' }) } : {}
}

export type HelpState =
  | { readonly kind: 'open' | 'sending' }
  | { readonly kind: 'sent'; readonly referenceNumber: string }
  | { readonly kind: 'failed'; readonly message: string }

/** The message of a failed call. Other errors are thrown: they are bugs. */
function messageOf(error: unknown): string {
  if (error instanceof Error && 'ajax' in error) return (error as Error & ApiErrorLike).message
  throw error
}
