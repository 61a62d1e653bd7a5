import {
  assignHelpRequest,
  closeHelpRequest,
  getHelpDesk,
  type HelpDesk as Desk,
  reopenHelpRequest,
} from '@domizil/api'
import { queryOf, useAttempt, useQuery, useShell } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, adminPath } from '@domizil/links'
import { ChevronLeft } from '@domizil/ui/icons'
import { Button, buttonClass, classes, SectionHeading, Skeleton, Tag } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GoneOrFailed } from '../../../lib/gone-or-failed.tsx'
import styles from './desk.module.css'
import { Moment, Nothing, Status, ZoneNote } from '../../../lib/cells/cells.tsx'
import { type Fact, Facts } from '../../../lib/facts.tsx'
import { DeskForm } from './desk-form.tsx'
import { auditAddress } from '../../../lib/audit-address.ts'
import { bookingAddress } from '../../../lib/booking-address.ts'

/** A help request: what was asked, what was answered, who looks after it, and the reply. */
export function HelpDesk({ id }: { id: number }) {
  const query = useQuery(queryOf(getHelpDesk, { params: { id } }))
  const [changed, setChanged] = useState<Desk>()
  const desk = changed ?? query.data

  return (
    <div className={styles.desk}>
      <Link to={adminPath({ tab: 'help' })} className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <ChevronLeft size={16} aria-hidden="true" />
        <FormattedMessage id="list.helpRequests" />
      </Link>
      {query.status === 'error' && !desk && (
        <GoneOrFailed
          query={query}
          gone={<FormattedMessage id="helpDesk.gone" />}
          failed={<FormattedMessage id="helpDesk.failed" />}
          wayOn={{ to: adminPath({ tab: 'help' }), name: <FormattedMessage id="list.helpRequests" /> }}
        />
      )}
      {query.status === 'pending' && <Skeleton height="360px" />}
      {desk && (
        <>
          <SectionHeading
            title={desk.request.reference}
            hint={<FormattedMessage id={`helpTopic.${desk.request.topic}`} />}
          />
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

interface DeskFactsProps {
  desk: Desk
  onChange: (desk: Desk) => void
}

/** Who asks, what it is about, who looks after it, and its status. */
function DeskFacts({ desk, onChange }: DeskFactsProps) {
  const intl = useIntl()
  const shell = useShell()
  const { request, person, flat, booking, isMine } = desk
  const { attempt, isBusy, problem } = useAttempt(intl.formatMessage({ id: 'desk.saved' }), () => undefined)
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
        (request.name ?? <FormattedMessage id="desk.visitor" />)
      ),
    ],
    ['column.email', request.email],
    ['column.phone', request.phone ?? <Nothing />],
    ['column.locale', <FormattedMessage key="l" id={`locale.${request.locale}`} />],
    [
      'column.flat',
      flat ? <Link to={adminListPath('flats', { review: flat.id })}>{flat.title}</Link> : <Nothing />,
    ],
    [
      'column.booking',
      booking ? (
        <>
          <Link to={bookingAddress(booking.id)}>
            <FormattedMessage id="cell.number" values={{ id: String(booking.id) }} />
          </Link>
          {' · '}
          <FormattedMessage tagName="span" id={`bookingStatus.${booking.status}`} />
        </>
      ) : (
        <Nothing />
      ),
    ],
    ['column.page', request.pageUrl || <Nothing key="p" />],
  ]

  return (
    <aside className={styles.card} aria-label={intl.formatMessage({ id: 'details.open' })}>
      <Facts facts={facts} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.send}>
        <Button size="small" busy={isBusy} onClick={() => void assign()}>
          <FormattedMessage id={isMine ? 'desk.handBack' : 'desk.takeOver'} />
        </Button>
        <Button size="small" busy={isBusy} onClick={() => void move()}>
          <FormattedMessage id={isOpen ? 'action.closeHelp' : 'action.reopenHelp'} />
        </Button>
        <Link to={adminPath({ tab: 'mails', q: request.email })}>
          <FormattedMessage id="tab.mails" />
        </Link>
        <Link to={auditAddress('HELP_REQUEST', request.id)}>
          <FormattedMessage id="link.audit" />
        </Link>
      </div>
    </aside>
  )
}

/** The question with its replies and notes, the oldest first. */
function DeskThread({ desk: { request, entries } }: { desk: Desk }) {
  const intl = useIntl()

  return (
    <ol className={styles.thread} aria-label={intl.formatMessage({ id: 'desk.thread' })}>
      <li className={classes(styles.entry, request.fromTeam && styles.reply)}>
        <span className={styles.head}>
          {request.fromTeam ? (
            <>
              <FormattedMessage id="desk.fromTeam" tagName="b" />
              <Tag tone="info">
                <FormattedMessage id="desk.kind.REPLY" />
              </Tag>
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
            <b>{admin || <FormattedMessage id="cell.left" />}</b>
            <Tag tone={kind === 'NOTE' ? 'warn' : 'info'}>
              <FormattedMessage id={`desk.kind.${kind}`} />
            </Tag>
            <Moment at={time} />
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
