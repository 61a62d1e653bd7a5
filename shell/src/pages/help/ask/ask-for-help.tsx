import { type HelpRequest, needHelp } from '@domizil/api'
import { asApiError } from '@domizil/app-kit/problems'
import { useReadable } from '@domizil/app-kit/readable'
import { useLocation } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { HELP_MESSAGE_LIMITS, HELP_TOPICS, type HelpTopic, isEmail } from '@domizil/domain'
import { Button, CheckField, SelectField, TextArea, TextField } from '@domizil/ui/parts'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useServices } from '../../../lib/services.ts'
import styles from './ask-for-help.module.css'

export const EMPTY_FORM: HelpForm = {
  topic: '',
  message: '',
  email: '',
  name: '',
  phone: '',
  acceptPrivacy: false,
  website: '',
}

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
  const say = useSay()
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
            label={<span>{say('help.form.acceptPrivacy')}</span>}
            checked={form.acceptPrivacy}
            onChange={(acceptPrivacy) => change({ acceptPrivacy })}
          />
          {wrong.includes('acceptPrivacy') && (
            <p className={styles.error}>{say('help.form.wrong.acceptPrivacy')}</p>
          )}
        </div>
        {state.kind === 'failed' && (
          <p role="alert" className={styles.error}>
            {state.message}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" busy={state.kind === 'sending'}>
          {say('help.form.send')}
        </Button>
      </form>
    </>
  )
}

/** The confirmation of a request. It replaces the form with its heading, so it gets the focus. */
function HelpReceipt({ referenceNumber }: { referenceNumber: string }) {
  const say = useSay()
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])

  return (
    <>
      <h2 id="contact">{say('help.form.thanks')}</h2>
      <p ref={note} role="status" tabIndex={-1}>
        {say('help.form.sent', { number: <span className={styles.number}>{referenceNumber}</span> })}
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
      setState({ kind: 'failed', message: asApiError(error).message })
    }
    return []
  }

  return { form, change, wrong, send, state }
}

/** The initial values: an outline for companies, with all details that we need. */
function useOutline(): Partial<HelpForm> {
  const say = useSay()
  const isForCompany = new URLSearchParams(useLocation().search).get('for') === 'company'

  return isForCompany ? { topic: 'SEARCH', message: say('help.form.forCompany') } : {}
}

/** The invalid fields, each with a link to it. */
function WrongFields({ wrong, onChoose }: WrongFieldsProps) {
  const say = useSay()

  return (
    <div role="alert">
      {wrong.length > 0 && (
        <div className={styles.wrong}>
          <p>{say('help.form.wrong.title', { count: wrong.length })}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <button type="button" onClick={() => onChoose(field)}>
                  {say(`help.form.wrong.${field}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface HelpFieldsProps {
  form: HelpForm
  wrong: readonly RequiredField[]
  onChange: (change: Partial<HelpForm>) => void
}

function HelpFields({ form, wrong, onChange }: HelpFieldsProps) {
  const say = useSay()
  const label = (id: string) => say(`help.form.${id}`)
  const errorOf = (field: RequiredField) =>
    wrong.includes(field) ? say(`help.form.wrong.${field}`) : undefined

  return (
    <>
      <SelectField
        name="topic"
        label={label('topic')}
        error={errorOf('topic')}
        required
        value={form.topic}
        onChange={(event) => onChange({ topic: HELP_TOPICS.find((one) => one === event.target.value) ?? '' })}
      >
        <option value="">{label('choose')}</option>
        {HELP_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {say(`help.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={label('message')}
        error={errorOf('message')}
        hint={label('messageHint')}
        name="message"
        rows={5}
        required
        value={form.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={label('email')}
        error={errorOf('email')}
        required
        value={form.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <div className={styles.pair}>
        <TextField
          name="name"
          autoComplete="name"
          label={label('name')}
          maxLength={120}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          label={label('phone')}
          maxLength={40}
          value={form.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      </div>
      <Trap value={form.website} onChange={(website) => onChange({ website })} />
    </>
  )
}

/** A honeypot: a hidden field that only bots fill in. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <input
      className={styles.trap}
      name="website"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

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

type RequiredField = 'topic' | 'message' | 'email' | 'acceptPrivacy'

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
