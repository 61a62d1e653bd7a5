import { type AdminFlat, listAdminFlats, removeFlat, updateFlatStatus } from '@domizil/api'
import {
  CircleCheck,
  CircleX,
  Eye,
  EyeOff,
  History,
  type IconComponent,
  Inbox,
  ShieldCheck,
  Trash2,
  User,
} from '@domizil/ui/icons'
import { lazyChunk } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { adminListPath, flatPath } from '@domizil/links'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { canArchive, type FlatStatus, flatTransition } from '@domizil/domain'
import { auditAddress } from '../../lib/audit-address.ts'
import { City, NameCell, Nothing, Status } from '../../lib/cells/cells.tsx'
import styles from '../../lib/cells/cells.module.css'
import type { ListingChangesProps } from '../../lib/changes/listing-changes.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import { readByAffected, type RowAction } from '../../lib/list/list-description.ts'
import { writeTo } from '../../lib/list/write-to.ts'
import { SECOND_LOOK } from '../../lib/changes/second-look.ts'

interface Move {
  readonly id: string
  readonly from: readonly FlatStatus[]
  readonly to: FlatStatus
  readonly Icon: IconComponent
  readonly reason?: 'required' | 'optional'
}

/** The owner is sent the reasons. */
const ownerOf = ({ ownerLocale }: AdminFlat) => readByAffected(ownerLocale)

const MOVES: readonly Move[] = [
  { id: 'approve', from: ['IN_REVIEW'], to: 'ACTIVE', Icon: CircleCheck },
  { id: 'reject', from: ['IN_REVIEW', 'ACTIVE'], to: 'REJECTED', Icon: CircleX, reason: 'required' },
  { id: 'deactivate', from: ['ACTIVE'], to: 'INACTIVE', Icon: EyeOff, reason: 'required' },
  { id: 'activate', from: ['INACTIVE'], to: 'ACTIVE', Icon: CircleCheck },
]

const moves = MOVES.map(
  ({ id, from, to, Icon, reason: rule }): RowAction<AdminFlat> => ({
    id,
    Icon,
    isDangerous: to === 'REJECTED',
    isForMany: true,
    isPossible: ({ status }) => from.includes(status) && canMove(status, to),
    ...(rule && { reason: rule, readersOf: ownerOf }),
    run: (shell, flat, { reason }) =>
      shell.send(updateFlatStatus, {
        params: { id: flat.id },
        query: { flatStatus: to },
        body: { ...(reason && { reason }) },
      }),
  }),
)

/** Whether the graph of the domain has the transition. */
function canMove(from: FlatStatus, to: FlatStatus): boolean {
  return flatTransition({ from, to, actors: ['ADMIN'], isReviewOn: true }) !== undefined
}

/** The actions of administrators on a flat. */
const FLAT_ACTIONS: readonly RowAction<AdminFlat>[] = [
  ...SECOND_LOOK,
  ...moves,
  writeTo(
    'writeToOwner',
    ({ id, ownerId }) => ({ personId: ownerId, flatId: id }),
    ({ ownerLocale }) => ownerLocale,
  ),
  {
    id: 'archive',
    Icon: Trash2,
    isDangerous: true,
    isPossible: ({ status }) => canArchive(status),
    reason: 'required',
    readersOf: ownerOf,
    run: (shell, flat, { reason }) =>
      shell.send(removeFlat, { params: { id: flat.id }, body: { ...(reason && { reason }) } }),
  },
]

/** The table of a flat's fields is loaded when the details of a changed one are opened. */
const ListingChanges = lazyChunk<ListingChangesProps>('listing-changes', () =>
  import(/* webpackChunkName: "listing-changes" */ '../../lib/changes/listing-changes.tsx').then(
    (module) => module.ListingChanges,
  ),
)

/** All flats, in every status. */
export const FLAT_LIST = describeList(listAdminFlats, 'flats', {
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  people: { ownerId: 'column.owner' },
  columns: [
    {
      id: 'title',
      // Leaves room for the owner beside it on a laptop.
      width: 230,
      cell: ({ id, title, image }) => (
        <NameCell
          image={
            image ? (
              <img src={image} alt="" loading="lazy" />
            ) : (
              <i className={styles.empty} aria-hidden="true" />
            )
          }
          name={<Link to={adminListPath('flats', { review: id })}>{title}</Link>}
          below={<FormattedMessage id="cell.number" values={{ id: String(id) }} />}
        />
      ),
    },
    {
      id: 'owner',
      width: 130,
      isText: true,
      isOnCard: true,
      cell: ({ owner }) => <span translate="no">{owner}</span>,
    },
    { id: 'city', width: 110, isText: true, isOnCard: true, cell: ({ city }) => <City name={city} /> },
    {
      id: 'type',
      width: 150,
      isText: true,
      cell: ({ type }) => (type ? <FormattedMessage id={`flatField.type.${type}`} /> : <Nothing />),
    },
    {
      id: 'size',
      width: 124,
      isNumber: true,
      cell: ({ size }) =>
        size === null ? <Nothing /> : <FormattedMessage id="cell.size" values={{ size }} />,
    },
    {
      id: 'price',
      width: 158,
      isKey: true,
    },
    { id: 'deposit', width: 96 },
    {
      id: 'status',
      width: 132,
      isKey: true,
      cell: ({ status, rejectionReason, changedSinceReview }) => (
        <Status
          code={status}
          word={`flatStatus.${status}`}
          why={
            status === 'REJECTED'
              ? rejectionReason
              : changedSinceReview && <FormattedMessage id="flats.changed" />
          }
        />
      ),
    },
    { id: 'score', width: 88 },
    {
      id: 'requests',
      width: 104,
    },
    { id: 'created', width: 150 },
    { id: 'waiting', width: 150 },
    { id: 'published', width: 150 },
  ],
  more: [
    {
      id: 'changed',
      cell: (flat) =>
        flat.changedSinceReview ? (
          <Suspense fallback={<FormattedMessage id="changes.loading" />}>
            <ListingChanges flat={flat} />
          </Suspense>
        ) : (
          <FormattedMessage id="yesNo.false" />
        ),
    },
  ],
  links: [
    {
      id: 'review',
      Icon: ShieldCheck,
      to: ({ id }) => adminListPath('flats', { review: id }),
      isNext: ({ status, changedSinceReview }) => status === 'IN_REVIEW' || Boolean(changedSinceReview),
    },
    { id: 'openFlat', Icon: Eye, to: ({ id }) => flatPath(id) },
    {
      id: 'bookings',
      Icon: Inbox,
      to: ({ title }) => adminListPath('bookings', { q: title }),
    },
    {
      id: 'owner',
      Icon: User,
      to: ({ ownerId }) => adminListPath('users', { details: ownerId }),
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('FLAT', id) },
  ],
  actions: FLAT_ACTIONS,
})
