import { listAdminFlats } from '@domizil/api'
import { FLAT_STATUSES, FLAT_TYPES } from '@domizil/domain'
import { Eye, History, Inbox, User } from '@domizil/ui/icons'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, flatPath } from '@domizil/links'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { Euro, Moment, NameCell, Nothing, Status } from '../../lib/cells/cells.tsx'
import styles from '../../lib/cells/cells.module.css'
import { describeList } from '../../lib/list/list-description.ts'
import { FLAT_ACTIONS } from './flat-actions.ts'

/** All flats, in every status. */
export const FLAT_LIST = describeList(listAdminFlats, {
  name: 'flats',
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  order: { sort: 'created', dir: 'desc' },
  filters: [
    { id: 'status', codes: FLAT_STATUSES, wordOf: (code) => `flatStatus.${code}` },
    { id: 'type', codes: FLAT_TYPES, wordOf: (code) => `flatType.${code}` },
  ],
  columns: [
    {
      id: 'title',
      cell: ({ id, title, image }) => (
        <NameCell
          image={
            image ? (
              <img src={image} alt="" loading="lazy" />
            ) : (
              <i className={styles.empty} aria-hidden="true" />
            )
          }
          name={<Link to={flatPath(id)}>{title}</Link>}
          below={<FormattedMessage id="cell.number" values={{ id: String(id) }} />}
        />
      ),
    },
    { id: 'owner', isOnCard: true, cell: ({ owner }) => owner },
    { id: 'city', isOnCard: true, cell: ({ city }) => city },
    { id: 'type', cell: ({ type }) => (type ? <FormattedMessage id={`flatType.${type}`} /> : <Nothing />) },
    {
      id: 'size',
      isNumber: true,
      cell: ({ size }) =>
        size === null ? <Nothing /> : <FormattedMessage id="cell.size" values={{ size }} />,
    },
    { id: 'price', isNumber: true, isOnCard: true, cell: ({ price }) => <Euro value={price} /> },
    { id: 'deposit', isNumber: true, cell: ({ deposit }) => <Euro value={deposit} /> },
    {
      id: 'status',
      isOnCard: true,
      cell: ({ status, rejectionReason }) => (
        <Status
          code={status}
          word={`flatStatus.${status}`}
          why={status === 'REJECTED' ? rejectionReason : undefined}
        />
      ),
    },
    { id: 'score', isNumber: true, cell: ({ score }) => <FormattedNumber value={score} /> },
    { id: 'requests', isNumber: true, cell: ({ requests }) => <FormattedNumber value={requests} /> },
    { id: 'created', cell: ({ created }) => <Moment at={created} /> },
    { id: 'published', cell: ({ published }) => <Moment at={published} /> },
  ],
  links: [
    { id: 'openFlat', Icon: Eye, to: ({ id }) => flatPath(id) },
    {
      id: 'bookings',
      Icon: Inbox,
      to: ({ title }) => adminListPath('bookings', { q: title }),
    },
    {
      id: 'owner',
      Icon: User,
      to: ({ ownerId }) => adminListPath('users', { q: ownerId }),
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('FLAT', id) },
  ],
  actions: FLAT_ACTIONS,
})
