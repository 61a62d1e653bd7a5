import type { Booking } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { useMoney, useRemoteText, useSay, useSession } from '@domizil/app-kit'
import { CircleCheck } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myRequestsPath } from '@domizil/links'
import styles from './request-dialog.module.css'

interface SentNoticeProps {
  landlord: string
  /** The request: just sent, or of an earlier visit. */
  request: Booking | undefined
  isEarlier: boolean
  /**
   * Instead of the form that had the focus: takes it over, lest the keyboard starts at the top again. The link replaces the
   * history entry, so that Back does not open the dialog again.
   */
  isInDialog?: boolean
}

const takeFocus = (notice: HTMLElement | null): void => notice?.focus()

/** What was requested, what happens next, and a link to the request. */
export function SentNotice({ landlord, request, isEarlier, isInDialog = false }: SentNoticeProps) {
  const say = useSay()
  const session = useSession()

  return (
    <div className={styles.sent} role="status" tabIndex={-1} ref={isInDialog ? takeFocus : null}>
      <CircleCheck size={28} />
      <h3>{say(isEarlier ? 'sent.earlier.title' : 'sent.title')}</h3>
      {request && <Summary request={request} />}
      <p>
        {isEarlier ? (
          say('sent.earlier')
        ) : (
          <>
            <span>{say('sent.next', { landlord })}</span>{' '}
            {session.status === 'authenticated' && (
              <span>{say('sent.mail', { email: session.user.email })}</span>
            )}
          </>
        )}
      </p>
      <Link
        replace={isInDialog}
        className={buttonClass({ variant: 'primary', block: true })}
        to={myRequestsPath()}
      >
        {say('sent.follow')}
      </Link>
    </div>
  )
}

function Summary({ request }: { request: Booking }) {
  const say = useSay()
  const { id, flat, startDate, endDate, months, days, totalRent, deposit } = request
  const money = useMoney()
  const title = useRemoteText()({ en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })

  return (
    <dl className={styles.summary}>
      <dt>{say('sent.number', { id })}</dt>
      <dd>{title}</dd>
      <dt>{say('stay.length', { months, days })}</dt>
      <dd>{`${formatDay(startDate)} – ${formatDay(endDate)}`}</dd>
      <dt>{say('price.total')}</dt>
      <dd>{money(totalRent)}</dd>
      <dt>{say('price.deposit')}</dt>
      <dd>{money(deposit)}</dd>
    </dl>
  )
}
