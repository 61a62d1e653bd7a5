import { assignHelpRequest, closeHelpRequest, type HelpDesk, reopenHelpRequest } from '@domizil/api'
import { useAttempt, useShell } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, adminPath } from '@domizil/links'
import { Button } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { auditAddress } from '../../../lib/audit-address.ts'
import { bookingAddress } from '../../../lib/booking-address.ts'
import { Moment, Nothing, Status } from '../../../lib/cells/cells.tsx'
import styles from './desk.module.css'

interface DeskFactsProps {
  desk: HelpDesk
  onChange: (desk: HelpDesk) => void
}

/** Who asks, what it is about, who looks after it, and its status. */
export function DeskFacts({ desk, onChange }: DeskFactsProps) {
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

  const facts: readonly [string, ReactNode][] = [
    ['status', <Status key="s" code={request.status} word={`helpStatus.${request.status}`} />],
    ['assignee', request.assignee ?? <Nothing />],
    ['answered', <Moment key="a" at={request.answered} />],
    [
      'name',
      person ? (
        <Link to={adminListPath('users', { details: person.id })}>{person.name || person.email}</Link>
      ) : (
        (request.name ?? <FormattedMessage id="desk.visitor" />)
      ),
    ],
    ['email', request.email],
    ['phone', request.phone ?? <Nothing />],
    ['locale', <FormattedMessage key="l" id={`locale.${request.locale}`} />],
    ['flat', flat ? <Link to={adminListPath('flats', { review: flat.id })}>{flat.title}</Link> : <Nothing />],
    [
      'booking',
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
    ['page', request.pageUrl || <Nothing key="p" />],
  ]

  return (
    <aside className={styles.card} aria-label={intl.formatMessage({ id: 'details.open' })}>
      <dl className={styles.facts}>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`column.${id}`} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
