import { addHelpNote, type HelpDesk, replyToHelpRequest } from '@domizil/api'
import { useAttempt, useDraft, useShell } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { HELP_ENTRY_LIMITS, type HelpEntryKind } from '@domizil/domain'
import { adminPath } from '@domizil/links'
import { Button, buttonClass, CheckField, Field, PillGroup, SelectField } from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './desk.module.css'

const FIELDS = ['message']

interface DeskFormProps {
  desk: HelpDesk
  onChange: (desk: HelpDesk) => void
  /** Another administrator has replied meanwhile. */
  onOutdated: () => Promise<void>
}

/** A reply by mail, from templates or in own words, or a note for the other administrators. */
export function DeskForm({ desk, onChange, onOutdated }: DeskFormProps) {
  const intl = useIntl()
  const shell = useShell()
  const { request, entries } = desk
  const [close, setClose] = useState(true)
  const [isTried, setIsTried] = useState(false)
  const { kind, changeKind, message, change, forget } = useEntryDraft(request.id)
  const done = intl.formatMessage({ id: `desk.done.${kind}` })
  const handleDone = () => {
    setIsTried(false)
    forget()
  }
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(done, handleDone, {
    fields: FIELDS,
    onOutdated,
  })
  const isMissing = message.trim().length < HELP_ENTRY_LIMITS.min
  const params = { id: request.id }

  const choose = (next: HelpEntryKind) => {
    changeKind(next)
    setIsTried(false)
  }
  const addTemplate = (text: string) => change([message.trim(), text].filter(Boolean).join('\n\n'))
  const send = () =>
    kind === 'NOTE'
      ? shell.send(addHelpNote, { params, body: { message } })
      : shell.send(replyToHelpRequest, {
          params,
          body: { message, close, seen: entries.at(-1)?.id ?? 0 },
        })
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing) return event.currentTarget.querySelector('textarea')?.focus()
    void attempt(async () => {
      onChange(await send())
      void shell.refreshCounters()
    })
  }

  return (
    <form className={styles.card} noValidate onSubmit={handleSubmit}>
      <PillGroup
        label={intl.formatMessage({ id: 'desk.kind' })}
        name="desk-kind"
        look="segments"
        value={kind}
        onChange={choose}
        options={(['REPLY', 'NOTE'] as const).map((value) => ({
          value,
          label: <FormattedMessage id={`desk.write.${value}`} />,
        }))}
      />
      {kind === 'REPLY' && <TemplateField desk={desk} onChoose={addTemplate} />}
      <EntryField
        kind={kind}
        email={request.email}
        message={message}
        isMissing={isTried && isMissing}
        refusal={errors['message']}
        onChange={(text) => {
          change(text)
          forgive('message')
        }}
      />
      {kind === 'REPLY' && <MailPreview desk={desk} message={message} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.send}>
        {kind === 'REPLY' && (
          <CheckField checked={close} onChange={setClose} label={<FormattedMessage id="desk.close" />} />
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          <FormattedMessage id={`desk.send.${kind}`} />
        </Button>
        {desk.next !== null && <NextLink request={desk.next} />}
      </div>
    </form>
  )
}

function NextLink({ request }: { request: number }) {
  return (
    <Link
      to={adminPath({ tab: 'help', request: String(request) })}
      className={buttonClass({ variant: 'quiet' })}
    >
      <FormattedMessage id="desk.next" />
    </Link>
  )
}

interface EntryFieldProps {
  kind: HelpEntryKind
  email: string
  message: string
  isMissing: boolean
  /** What the server says about the words. */
  refusal: string | undefined
  onChange: (message: string) => void
}

/** The words of a reply or a note. */
function EntryField({ kind, email, message, isMissing, refusal, onChange }: EntryFieldProps) {
  const intl = useIntl()

  return (
    <Field
      label={<FormattedMessage id={`desk.message.${kind}`} values={{ email }} />}
      hint={kind === 'REPLY' && <FormattedMessage id="desk.greeted" />}
      error={isMissing ? intl.formatMessage({ id: 'ask.messageMissing' }, HELP_ENTRY_LIMITS) : refusal}
    >
      {(control) => (
        <textarea
          {...control}
          rows={7}
          maxLength={HELP_ENTRY_LIMITS.max}
          value={message}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** What is written. Each kind has its draft, and the tab stores the kind too: a note never turns into a mail. */
function useEntryDraft(requestId: number) {
  const name = `admin.help.${requestId}`
  const { draft: kind, change: changeKind } = useDraft<HelpEntryKind>(`${name}.kind`, 'REPLY')
  const { draft: message, change, forget } = useDraft(`${name}.${kind}`, '')

  return { kind, changeKind, message, change, forget }
}

interface TemplateFieldProps {
  desk: HelpDesk
  onChoose: (text: string) => void
}

/** Usual replies by name; the chosen one is added to the answer. */
function TemplateField({ desk: { request, templates }, onChoose }: TemplateFieldProps) {
  const intl = useIntl()
  const language = intl.formatDisplayName(request.locale, { type: 'language' }) ?? request.locale

  return (
    <SelectField
      label={<FormattedMessage id="desk.template" values={{ language }} />}
      value=""
      onChange={({ target }) => onChoose(templates.find(({ code }) => code === target.value)?.text ?? '')}
    >
      <option value="">{intl.formatMessage({ id: 'desk.chooseTemplate' })}</option>
      {templates.map(({ code }) => (
        <option key={code} value={code}>
          {intl.formatMessage({ id: `helpTemplate.${code}` })}
        </option>
      ))}
    </SelectField>
  )
}

interface MailPreviewProps {
  desk: HelpDesk
  /** What is written so far. */
  message: string
}

/** The mail as its recipient gets it: the reply between the greeting, the question and the farewell. */
function MailPreview({ desk: { request, mail }, message }: MailPreviewProps) {
  if (!mail) return null

  return (
    <details className={styles.preview}>
      <summary>
        <FormattedMessage id="desk.preview" />
      </summary>
      <div lang={request.locale}>
        <p>
          <b>
            <FormattedMessage id="desk.preview.subject" values={{ subject: mail.subject }} />
          </b>
        </p>
        <p>{mail.before}</p>
        <p className={styles.words}>{message.trim() || <FormattedMessage id="desk.preview.empty" />}</p>
        <p>{mail.after}</p>
      </div>
    </details>
  )
}
