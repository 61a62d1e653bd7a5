import {
  addHelpNote,
  assignHelpRequest,
  closeHelpRequest,
  getHelpDesk,
  type HelpDesk as Desk,
  reopenHelpRequest,
  replyToHelpRequest,
} from '@domizil/api'
import { queryOf, useAttempt, useDraft, useQuery, useSay, useShell } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { HELP_ENTRY_LIMITS, type HelpEntryKind } from '@domizil/domain'
import { adminListPath, adminPath } from '@domizil/links'
import { ChevronLeft } from '@domizil/ui/icons'
import {
  Button,
  buttonClass,
  CheckField,
  classes,
  PillGroup,
  SectionHeading,
  SelectField,
  Skeleton,
  Tag,
  TextArea,
} from '@domizil/ui/parts'
import { type SyntheticEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { auditAddress } from '../../../lib/audit-address.ts'
import { bookingAddress } from '../../../lib/booking-address.ts'
import { Moment, Nothing, Status, ZoneNote } from '../../../lib/cells/cells.tsx'
import { type Fact, Facts } from '../../../lib/facts.tsx'
import { GoneOrFailed } from '../../../lib/gone-or-failed.tsx'
import styles from './desk.module.css'

const FIELDS = ['message']

interface DeskProps {
  desk: Desk
  onChange: (desk: Desk) => void
}

interface DeskFormProps extends DeskProps {
  /** Another administrator has replied meanwhile. */
  onOutdated: () => Promise<void>
}

/** A help request: what was asked, what was answered, who looks after it, and the reply. */
export function HelpDesk({ id }: { id: number }) {
  const say = useSay()
  const query = useQuery(queryOf(getHelpDesk, { params: { id } }))
  const [changed, setChanged] = useState<Desk>()
  const desk = changed ?? query.data

  return (
    <div className={styles.desk}>
      <Link to={adminPath({ tab: 'help' })} className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <ChevronLeft size={16} />
        {say('list.helpRequests')}
      </Link>
      {query.status === 'error' && !desk && (
        <GoneOrFailed
          query={query}
          gone={say('helpDesk.gone')}
          failed={say('helpDesk.failed')}
          wayOn={{ to: adminPath({ tab: 'help' }), name: say('list.helpRequests') }}
        />
      )}
      {query.status === 'pending' && <Skeleton height="360px" />}
      {desk && (
        <>
          <SectionHeading title={desk.request.reference} hint={say(`helpTopic.${desk.request.topic}`)} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <DeskThread desk={desk} />
              <DeskForm
                desk={desk}
                onChange={setChanged}
                onOutdated={async () => {
                  setChanged(undefined)
                  await query.refetch()
                }}
              />
            </div>
            <DeskFacts desk={desk} onChange={setChanged} />
          </div>
          <ZoneNote />
        </>
      )}
    </div>
  )
}

/** Who asks, what it is about, who looks after it, and its status. */
function DeskFacts({ desk, onChange }: DeskProps) {
  const say = useSay()
  const shell = useShell()
  const { request, person, flat, booking, isMine } = desk
  const { attempt, isBusy, problem } = useAttempt(say('desk.saved'), () => undefined)
  const params = { id: request.id }
  const isOpen = request.status === 'OPEN'

  const assign = () =>
    attempt(async () => onChange(await shell.send(assignHelpRequest, { params, body: { mine: !isMine } })))
  const move = () =>
    attempt(async () => {
      const moved = await shell.send(isOpen ? closeHelpRequest : reopenHelpRequest, { params })
      onChange({ ...desk, request: moved })
      void shell.refreshCounters()
    })

  const facts: readonly Fact[] = [
    ['column.status', <Status key="s" code={request.status} word={`helpStatus.${request.status}`} />],
    ['column.assignee', request.assignee ?? <Nothing />],
    ['column.answered', <Moment key="a" at={request.answered} />],
    [
      'column.name',
      person ? (
        <Link to={adminListPath('users', { details: person.id })}>{person.name || person.email}</Link>
      ) : (
        (request.name ?? say('desk.visitor'))
      ),
    ],
    ['column.email', request.email],
    ['column.phone', request.phone ?? <Nothing />],
    ['column.locale', say(`locale.${request.locale}`)],
    [
      'column.flat',
      flat ? <Link to={adminListPath('flats', { review: flat.id })}>{flat.title}</Link> : <Nothing />,
    ],
    [
      'column.booking',
      booking ? (
        <>
          <Link to={bookingAddress(booking.id)}>{say('cell.number', { id: String(booking.id) })}</Link>
          {' · '}
          <span>{say(`bookingStatus.${booking.status}`)}</span>
        </>
      ) : (
        <Nothing />
      ),
    ],
    ['column.page', request.pageUrl || <Nothing key="p" />],
  ]

  return (
    <aside className={styles.card} aria-label={say('details.open')}>
      <Facts facts={facts} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.send}>
        <Button size="small" busy={isBusy} onClick={() => void assign()}>
          {say(isMine ? 'desk.handBack' : 'desk.takeOver')}
        </Button>
        <Button size="small" busy={isBusy} onClick={() => void move()}>
          {say(isOpen ? 'action.closeHelp' : 'action.reopenHelp')}
        </Button>
        <Link to={adminPath({ tab: 'mails', q: request.email })}>{say('tab.mails')}</Link>
        <Link to={auditAddress('HELP_REQUEST', request.id)}>{say('link.audit')}</Link>
      </div>
    </aside>
  )
}

/** The question with its replies and notes, the oldest first. */
function DeskThread({ desk: { request, entries } }: { desk: Desk }) {
  const say = useSay()

  return (
    <ol className={styles.thread} aria-label={say('desk.thread')}>
      <li className={classes(styles.entry, request.fromTeam && styles.reply)}>
        <span className={styles.head}>
          {request.fromTeam ? (
            <>
              <b>{say('desk.fromTeam')}</b>
              <Tag tone="info">{say('desk.kind.REPLY')}</Tag>
            </>
          ) : (
            <b translate="no">{request.name ?? request.email}</b>
          )}
          <Moment at={request.time} />
        </span>
        <p lang={request.locale}>{request.message}</p>
      </li>
      {entries.map(({ id, time, admin, kind, text }) => (
        <li key={id} className={classes(styles.entry, kind === 'NOTE' ? styles.note : styles.reply)}>
          <span className={styles.head}>
            <b>{admin || say('cell.left')}</b>
            <Tag tone={kind === 'NOTE' ? 'warn' : 'info'}>{say(`desk.kind.${kind}`)}</Tag>
            <Moment at={time} />
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** A reply by mail, from templates or in own words, or a note for the other administrators. */
function DeskForm({ desk, onChange, onOutdated }: DeskFormProps) {
  const say = useSay()
  const shell = useShell()
  const { request, entries } = desk
  const [close, setClose] = useState(true)
  const [isTried, setIsTried] = useState(false)
  const { kind, changeKind, message, change, forget } = useEntryDraft(request.id)
  const done = say(`desk.done.${kind}`)
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
  const seen = entries.at(-1)?.id ?? 0

  const choose = (next: HelpEntryKind) => {
    changeKind(next)
    setIsTried(false)
  }
  const addTemplate = (text: string) => change([message.trim(), text].filter(Boolean).join('\n\n'))
  const send = () =>
    kind === 'NOTE'
      ? shell.send(addHelpNote, { params, body: { message } })
      : shell.send(replyToHelpRequest, { params, body: { message, close, seen } })
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
        label={say('desk.kind')}
        name="desk-kind"
        look="segments"
        value={kind}
        onChange={choose}
        options={(['REPLY', 'NOTE'] as const).map((value) => ({
          value,
          label: say(`desk.write.${value}`),
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
        {kind === 'REPLY' && <CheckField checked={close} onChange={setClose} label={say('desk.close')} />}
        <Button type="submit" variant="primary" busy={isBusy}>
          {say(`desk.send.${kind}`)}
        </Button>
        {desk.next !== null && <NextLink request={desk.next} />}
      </div>
    </form>
  )
}

function NextLink({ request }: { request: number }) {
  const say = useSay()

  return (
    <Link
      to={adminPath({ tab: 'help', request: String(request) })}
      className={buttonClass({ variant: 'quiet' })}
    >
      {say('desk.next')}
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
  const say = useSay()

  return (
    <TextArea
      label={say(`desk.message.${kind}`, { email })}
      hint={kind === 'REPLY' && say('desk.greeted')}
      error={isMissing ? say('ask.messageMissing', HELP_ENTRY_LIMITS) : refusal}
      rows={7}
      maxLength={HELP_ENTRY_LIMITS.max}
      value={message}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** What is written. Each kind has its draft, and the tab stores the kind too: a note never turns into a mail. */
function useEntryDraft(requestId: number) {
  const name = `admin.help.${requestId}`
  const { draft: kind, change: changeKind } = useDraft<HelpEntryKind>(`${name}.kind`, 'REPLY')
  const { draft: message, change, forget } = useDraft(`${name}.${kind}`, '')

  return { kind, changeKind, message, change, forget }
}

/** Usual replies by name; the chosen one is added to the answer. */
function TemplateField({
  desk: { request, templates },
  onChoose,
}: {
  desk: Desk
  onChoose: (text: string) => void
}) {
  const say = useSay()
  const intl = useIntl()
  const language = intl.formatDisplayName(request.locale, { type: 'language' }) ?? request.locale

  return (
    <SelectField
      label={say('desk.template', { language })}
      value=""
      onChange={({ target }) => onChoose(templates.find(({ code }) => code === target.value)?.text ?? '')}
    >
      <option value="">{say('desk.chooseTemplate')}</option>
      {templates.map(({ code }) => (
        <option key={code} value={code}>
          {say(`helpTemplate.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The mail as its recipient gets it: the reply between the greeting, the question and the farewell. */
function MailPreview({ desk: { request, mail }, message }: { desk: Desk; message: string }) {
  const say = useSay()
  if (!mail) return null

  return (
    <details className={styles.preview}>
      <summary>{say('desk.preview')}</summary>
      <div lang={request.locale}>
        <p>
          <b>{say('desk.preview.subject', { subject: mail.subject })}</b>
        </p>
        <p>{mail.before}</p>
        <p className={styles.words}>{message.trim() || say('desk.preview.empty')}</p>
        <p>{mail.after}</p>
      </div>
    </details>
  )
}
