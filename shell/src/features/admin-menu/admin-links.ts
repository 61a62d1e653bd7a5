import { adminListPath, adminPath, type PagePath } from '@domizil/links'
import type { Waiting } from '@domizil/shell-api'
import {
  Building2,
  CalendarCheck,
  FileSearch,
  LayoutDashboard,
  type IconComponent,
  Receipt,
  Star,
  UserCheck,
  Users,
} from '@domizil/ui/icons'

export interface AdminLink {
  readonly to: PagePath
  readonly id: string
  readonly Icon: IconComponent
  /** The counters of pending items on that page; the link shows their sum. */
  readonly waiting?: readonly (keyof Waiting)[]
}

/** The pages of the back office, in the order of the specification. */
export const ADMIN_LINKS: readonly AdminLink[] = [
  { to: adminPath(), id: 'admin.dashboard', Icon: LayoutDashboard, waiting: ['helpRequests', 'reports'] },
  { to: adminListPath('flat-reviews'), id: 'admin.flatReviews', Icon: Star },
  {
    to: adminListPath('flats'),
    id: 'admin.flats',
    Icon: Building2,
    waiting: ['flatsInReview', 'changedFlats'],
  },
  { to: adminListPath('tenant-reviews'), id: 'admin.tenantReviews', Icon: UserCheck },
  { to: adminListPath('bookings'), id: 'admin.bookings', Icon: CalendarCheck, waiting: ['missingContracts'] },
  { to: adminListPath('invoices'), id: 'admin.invoices', Icon: Receipt, waiting: ['overdueInvoices'] },
  { to: adminListPath('users'), id: 'admin.users', Icon: Users },
  { to: adminListPath('searches'), id: 'admin.searches', Icon: FileSearch },
]
