import { useCounters, useSay } from '@domizil/app-kit'
import { Building2, CircleCheck, Flag, Inbox, Pencil, Receipt, Upload } from '@domizil/ui/icons'
import { SectionHeading } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, adminPath } from '@domizil/links'
import { FormattedNumber } from 'react-intl'
import card from '../../lib/card.module.css'
import styles from './waiting.module.css'

const KINDS = [
  { id: 'helpRequests', Icon: Inbox, to: adminPath({ tab: 'help' }) },
  { id: 'reports', Icon: Flag, to: adminPath({ tab: 'reports' }) },
  {
    id: 'flatsInReview',
    Icon: Building2,
    to: adminListPath('flats', { status: 'IN_REVIEW', sort: 'waiting', dir: 'asc' }),
  },
  {
    id: 'changedFlats',
    Icon: Pencil,
    to: adminListPath('flats', { changed: 'true', sort: 'changedSinceReview', dir: 'asc' }),
  },
  {
    id: 'missingContracts',
    Icon: Upload,
    to: adminListPath('bookings', { status: 'WAITING_FOR_CONTRACT', contractType: 'PARTNER_CONTRACT' }),
  },
  {
    id: 'overdueInvoices',
    Icon: Receipt,
    to: adminListPath('invoices', { status: 'OVERDUE', sort: 'due', dir: 'asc' }),
  },
] as const

/** Links to pending items, with the same numbers as in the menu. */
export function WaitingLinks() {
  const say = useSay()
  const { waiting } = useCounters()
  if (!waiting) return null
  const kinds = KINDS.filter(({ id }) => waiting[id] > 0)

  return (
    <section className={`${card.card} ${styles.waiting}`} aria-labelledby="waiting">
      <SectionHeading id="waiting" title={say('waiting.title')} />
      {kinds.length === 0 ? (
        <p className={styles.nothing}>
          <CircleCheck size={18} />
          {say('waiting.none')}
        </p>
      ) : (
        <ul>
          {kinds.map(({ id, Icon, to }) => (
            <li key={id}>
              <Link to={to}>
                <Icon size={18} />
                {say(`waiting.${id}`)}
                <b>
                  <FormattedNumber value={waiting[id]} />
                </b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
