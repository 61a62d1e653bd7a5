import { needHelp } from '@domizil/api'
import { useReadable } from '@domizil/app-kit/readable'
import { useLocation } from '@domizil/app-kit/router'
import type { ApiErrorLike } from '@domizil/shell-api'
import { Button, CheckField } from '@domizil/ui/parts'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useServices } from '../../../lib/services.ts'
import styles from './ask-for-help.module.css'
import { HelpFields } from './help-fields.tsx'
import { EMPTY_FORM, type HelpForm, type RequiredField, requestOf, wrongFields } from './help-form.ts'

interface WrongFieldsProps {
  wrong: readonly RequiredField[]
  onChoose: (field: RequiredField) => void
}

type HelpState =
  | { readonly kind: 'open' | 'sending' }
  | { readonly kind: 'sent'; readonly referenceNumber: string }
  | { readonly kind: 'failed'; readonly message: string }

/** The contact form for questions without an answer, below its heading, until one is sent. */
export function AskForHelp({ heading }: { heading: ReactNode }) {
  const { form, change, wrong, send, state } = useHelpForm()
  const element = useRef<HTMLFormElement>(null)
  const focus = (name: string) => {
    const field = element.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const [first] = await send()
    if (first) focus(first)
  }

  if (state.kind === 'sent') return <HelpReceipt referenceNumber={state.referenceNumber} />

  return (
    <>
      {heading}
      <form className={styles.form} ref={element} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <WrongFields wrong={wrong} onChoose={focus} />
        <HelpFields form={form} wrong={wrong} onChange={change} />
        <div>
          <CheckField
            name="acceptPrivacy"
            label={
              <span>
                <FormattedMessage id="help.form.acceptPrivacy" />
              </span>
            }
            checked={form.acceptPrivacy}
            onChange={(acceptPrivacy) => change({ acceptPrivacy })}
          />
          {wrong.includes('acceptPrivacy') && (
            <p className={styles.error}>
              <FormattedMessage id="help.form.wrong.acceptPrivacy" />
            </p>
          )}
        </div>
        {state.kind === 'failed' && (
          <p role="alert" className={styles.error}>
            {state.message}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" busy={state.kind === 'sending'}>
          <FormattedMessage id="help.form.send" />
        </Button>
      </form>
    </>
  )
}

/** The confirmation of a request. It replaces the form with its heading, so it gets the focus. */
function HelpReceipt({ referenceNumber }: { referenceNumber: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])

  return (
    <>
      <h2 id="contact">
        <FormattedMessage id="help.form.thanks" />
      </h2>
      <p ref={note} role="status" tabIndex={-1}>
        <FormattedMessage
          id="help.form.sent"
          values={{ number: <span className={styles.number}>{referenceNumber}</span> }}
        />
      </p>
    </>
  )
}

/** The state of the contact form: its values, their errors and the result. */
function useHelpForm() {
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

/** The message of a failed call. Other errors are thrown: they are bugs. */
function messageOf(error: unknown): string {
  if (error instanceof Error && 'ajax' in error) return (error as Error & ApiErrorLike).message
  throw error
}

/** The invalid fields, each with a link to it. */
function WrongFields({ wrong, onChoose }: WrongFieldsProps) {
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <div className={styles.wrong}>
          <p>
            <FormattedMessage id="help.form.wrong.title" values={{ count: wrong.length }} />
          </p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <button type="button" onClick={() => onChoose(field)}>
                  <FormattedMessage id={`help.form.wrong.${field}`} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
