import {
  type AdminPerson,
  type BankAccount,
  blockUser,
  listAdminUsers,
  readBankAccount,
  unblockUser,
} from '@domizil/api'
import { formatIban } from '@domizil/domain'
import { adminListPath } from '@domizil/links'
import { Building2, CalendarCheck, CircleCheck, History, Inbox, Lock, Receipt } from '@domizil/ui/icons'
import { auditAddress } from '../../lib/audit-address.ts'
import { Address, City, NameCell, Status, Verified } from '../../lib/cells/cells.tsx'
import { DetailsLink } from '../../lib/list/details/details-link.tsx'
import { describeList } from '../../lib/list/describe-list.tsx'
import { readByAffected } from '../../lib/list/list-description.ts'
import { writeTo } from '../../lib/list/write-to.ts'
import { personQuery } from './person/person-query.ts'
import { PersonSections } from './person/person-sections.tsx'

/** All users. */
export const USER_LIST = describeList(listAdminUsers, 'users', {
  keyOf: ({ id }) => id,
  titleOf: ({ name, email }) => name || email,
  people: {},
  filters: { commercial: {} },
  columns: [
    {
      id: 'name',
      width: 190,
      cell: ({ id, name, email }) => (
        <NameCell
          name={
            <DetailsLink of={id}>
              <span translate="no">{name || email}</span>
            </DetailsLink>
          }
        />
      ),
    },
    {
      id: 'email',
      width: 220,
      isText: true,
      isOnCard: true,
      cell: ({ email }) => <Address text={email} />,
    },
    { id: 'verified', width: 136, cell: ({ verified }) => <Verified value={verified} /> },
    { id: 'city', width: 110, isText: true, cell: ({ city }) => <City name={city} /> },
    {
      id: 'flats',
      width: 118,
      isOnCard: true,
    },
    {
      id: 'requests',
      width: 104,
      isOnCard: true,
    },
    {
      id: 'bookings',
      width: 114,
    },
    { id: 'commercial', width: 122 },
    { id: 'lastLogin', width: 150, isKey: true },
    {
      id: 'status',
      width: 124,
      isKey: true,
      cell: ({ status, blockedReason }) => (
        <Status code={status} word={`userStatus.${status}`} why={blockedReason} />
      ),
    },
    { id: 'created', width: 150 },
  ],
  Related: PersonSections,
  linked: { query: personQuery, rowOf: (answer) => (answer as AdminPerson).person },
  links: [
    { id: 'flats', Icon: Building2, to: ({ id }) => adminListPath('flats', { ownerId: id }) },
    { id: 'requests', Icon: CalendarCheck, to: ({ id }) => adminListPath('bookings', { tenantId: id }) },
    { id: 'lettings', Icon: Inbox, to: ({ id }) => adminListPath('bookings', { landlordId: id }) },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('USER', id) },
  ],
  actions: [
    writeTo(
      'writeTo',
      ({ id }) => ({ personId: id }),
      ({ locale }) => locale,
    ),
    {
      id: 'readBankAccount',
      Icon: Receipt,
      reason: 'required',
      isPossible: ({ flats }) => flats > 0,
      run: (shell, { id }, { reason = '' }) =>
        shell.send(readBankAccount, { params: { id }, body: { reason } }),
      tell: (result) => {
        const { account } = result as { account: BankAccount | null }
        return { account: account ? `${account.holder}, ${formatIban(account.iban)}` : 'none' }
      },
    },
    {
      id: 'block',
      Icon: Lock,
      isDangerous: true,
      reason: 'required',
      isPossible: ({ status }) => status === 'ACTIVE',
      templates: 'BLOCK',
      readersOf: ({ locale }) => readByAffected(locale),
      run: (shell, { id }, { reason = '' }) => shell.send(blockUser, { params: { id }, body: { reason } }),
    },
    {
      id: 'unblock',
      Icon: CircleCheck,
      reason: 'required',
      isPossible: ({ status }) => status === 'BLOCKED',
      run: (shell, { id }, { reason = '' }) => shell.send(unblockUser, { params: { id }, body: { reason } }),
    },
  ],
})
