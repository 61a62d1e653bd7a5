import type { Waiting } from '@domizil/shell-api'
import {
  Building2,
  CalendarCheck,
  FileSearch,
  LayoutDashboard,
  type LucideIcon,
  Receipt,
  Star,
  UserCheck,
  Users,
} from '@domizil/ui/icons'

export interface AdminLink {
  readonly to: string
  readonly id: string
  readonly Icon: LucideIcon
  /** What waits behind it. */
  readonly waiting?: keyof Waiting
}

/** The pages of the back office, in the order of the specification. */
export const ADMIN_LINKS: readonly AdminLink[] = [
  { to: '/admin', id: 'admin.dashboard', Icon: LayoutDashboard, waiting: 'helpRequests' },
  { to: '/admin/flat-reviews', id: 'admin.flatReviews', Icon: Star },
  { to: '/admin/flats', id: 'admin.flats', Icon: Building2, waiting: 'flatsInReview' },
  { to: '/admin/tenant-reviews', id: 'admin.tenantReviews', Icon: UserCheck },
  { to: '/admin/bookings', id: 'admin.bookings', Icon: CalendarCheck, waiting: 'missingContracts' },
  { to: '/admin/invoices', id: 'admin.invoices', Icon: Receipt, waiting: 'overdueInvoices' },
  { to: '/admin/users', id: 'admin.users', Icon: Users },
  { to: '/admin/searches', id: 'admin.searches', Icon: FileSearch },
]
