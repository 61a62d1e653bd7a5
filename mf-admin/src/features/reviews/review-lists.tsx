import { useSay } from '@domizil/app-kit'
import {
  type AdminLists,
  type AdminReview,
  hideReview,
  listAdminFlatReviews,
  listAdminTenantReviews,
  showReview,
} from '@domizil/api'
import { flatPath } from '@domizil/links'
import { CalendarCheck, Eye, EyeOff, History } from '@domizil/ui/icons'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { describeList, type ListOverrides } from '../../lib/list/describe-list.tsx'
import { auditAddress } from '../../lib/audit-address.ts'
import { bookingAddress } from '../../lib/booking-address.ts'
import { LongText, Moment, NameCell, Nothing, Status } from '../../lib/cells/cells.tsx'
import { type Column, NOBODY, readByAffected, type Readers } from '../../lib/list/list-description.ts'
import styles from './reviews.module.css'

const FLAT: Column<AdminReview> = {
  id: 'flat',
  width: 200,
  cell: ({ flat }) => <NameCell name={flat} />,
}
const TENANT: Column<AdminReview> = {
  id: 'tenant',
  width: 130,
  isText: true,
  isOnCard: true,
  cell: ({ tenant }) => tenant,
}

/** The columns of both kinds of reviews. */
const REVIEW_COLUMNS: readonly Column<AdminReview>[] = [
  {
    id: 'rating',
    width: 118,
    isKey: true,
    isNumber: true,
    cell: ({ rating }) => <FormattedNumber value={rating} minimumFractionDigits={1} />,
  },
  { id: 'text', width: 212, isText: true, isOnCard: true, cell: ({ text }) => <LongText text={text} /> },
  {
    id: 'author',
    width: 124,
    isText: true,
    isOnCard: true,
    cell: ({ author }) => author || <FormattedMessage id="cell.left" />,
  },
  { id: 'categories', width: 156, cell: ({ categories }) => <Categories categories={categories} /> },
  {
    id: 'status',
    width: 132,
    isKey: true,
    cell: ({ status, hiddenReason }) => (
      <Status code={status} word={`reviewStatus.${status}`} why={hiddenReason} />
    ),
  },
  { id: 'created', width: 150, cell: ({ created }) => <Moment at={created} /> },
]

function Categories({ categories }: Pick<AdminReview, 'categories'>) {
  const say = useSay()

  return (
    <ul className={styles.categories}>
      {Object.entries(categories).map(([category, rating]) => (
        <li key={category}>
          <span>{say(`reviewCategory.${category}`)}</span> {rating}
        </li>
      ))}
    </ul>
  )
}

/** The author is sent why it was hidden, unless the account is deleted. */
const authorOf = ({ author, authorLocale }: AdminReview): Readers =>
  author ? readByAffected(authorLocale) : NOBODY

/** The common parts of both lists, besides their columns. */
const REVIEW_PARTS = {
  keyOf: ({ id }) => id,
  titleOf: ({ flat, author }) => (author ? `${flat}, ${author}` : flat),
  people: { authorId: 'column.author', aboutId: 'person.reviewsAbout' },
  more: [{ id: 'reply', cell: ({ reply }) => reply || <Nothing /> }, { id: 'booking' }],
  links: [
    {
      id: 'booking',
      Icon: CalendarCheck,
      to: ({ booking }) => bookingAddress(booking),
    },
    { id: 'openFlat', Icon: Eye, to: ({ flatId }) => flatPath(flatId) },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('REVIEW', id) },
  ],
  actions: [
    {
      id: 'hideReview',
      Icon: EyeOff,
      isDangerous: true,
      reason: 'required',
      readersOf: authorOf,
      isForMany: true,
      isPossible: ({ status }) => status !== 'HIDDEN',
      run: (shell, { id }, { reason = '' }) => shell.send(hideReview, { params: { id }, body: { reason } }),
    },
    {
      id: 'showReview',
      Icon: Eye,
      reason: 'required',
      isForMany: true,
      isPossible: ({ status }) => status === 'HIDDEN',
      run: (shell, { id }, { reason = '' }) => shell.send(showReview, { params: { id }, body: { reason } }),
    },
  ],
} as const satisfies Omit<ListOverrides<AdminReview, AdminLists['flatReviews']>, 'columns'>

/** Tenants' reviews of flats. */
export const FLAT_REVIEW_LIST = describeList(listAdminFlatReviews, 'flatReviews', {
  ...REVIEW_PARTS,
  columns: [FLAT, ...REVIEW_COLUMNS],
})

/** Landlords' reviews of tenants. */
export const TENANT_REVIEW_LIST = describeList(listAdminTenantReviews, 'tenantReviews', {
  ...REVIEW_PARTS,
  columns: [FLAT, TENANT, ...REVIEW_COLUMNS],
})
