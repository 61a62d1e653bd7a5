import { useReadable } from '@domizil/app-kit/readable'
import { Link, NavLink, useLocation, useNavigate } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { adminListPath, adminPath, homePath, type PagePath } from '@domizil/links'
import type { Waiting } from '@domizil/shell-api'
import {
  ArrowLeft,
  Building2,
  CalendarCheck,
  FileSearch,
  type IconComponent,
  LayoutDashboard,
  Menu,
  Receipt,
  Star,
  UserCheck,
  Users,
} from '@domizil/ui/icons'
import { Button, Dialog } from '@domizil/ui/parts'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './admin-menu.module.css'

interface AdminLink {
  readonly to: PagePath
  readonly id: string
  readonly Icon: IconComponent
  /** The counters of pending items on that page; the link shows their sum. */
  readonly waiting?: readonly (keyof Waiting)[]
}

/** The pages of the back office, in the order of the specification. */
const ADMIN_LINKS: readonly AdminLink[] = [
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

interface AdminItemProps {
  link: AdminLink
  /** Replaces the history entry. */
  replace: boolean
}

/**
 * Links to the available pages of the back office, and back to the public site. A link in the drawer replaces the
 * history entry: Back does not lead to an open drawer.
 */
function AdminMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const say = useSay()
  const { isAnswered } = useServices()

  return (
    <nav className={styles.menu} aria-label={say('admin.label')}>
      <ul className={styles.list}>
        {ADMIN_LINKS.filter(({ to }) => isAnswered(to)).map((link) => (
          <AdminItem key={link.to} link={link} replace={inDrawer} />
        ))}
      </ul>
      <Link to={homePath()} className={styles.back} replace={inDrawer}>
        <ArrowLeft size={18} />
        {say('admin.toSite')}
      </Link>
    </nav>
  )
}

/**
 * A page of the back office with the number of pending items, which is the link's description, not part of its name.
 */
function AdminItem({ link: { to, id, Icon, waiting = [] }, replace }: AdminItemProps) {
  const say = useSay()
  const intl = useIntl()
  const countId = useId()
  const known = useReadable(useServices().shellApi.counters).waiting
  const pending = waiting
    .map((kind) => ({ kind, count: known?.[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
  const count = pending.reduce((sum, part) => sum + part.count, 0)

  return (
    <li className={styles.item}>
      <NavLink
        end
        to={to}
        replace={replace}
        className={styles.link}
        aria-describedby={count > 0 ? countId : undefined}
      >
        <Icon size={18} />
        {say(id)}
      </NavLink>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{intl.formatNumber(count)}</span>
          <span id={countId} className="visually-hidden">
            {intl.formatList(
              pending.map((part) => say(`admin.waiting.${part.kind}`, part)),
              { type: 'unit' },
            )}
          </span>
        </span>
      )}
    </li>
  )
}

/** The menu beside the content, on wide screens. */
export function AdminSideBar() {
  return (
    <div className={styles.sideBar}>
      <AdminMenu />
    </div>
  )
}

/** In the state of a history entry. */
const OPEN = { isAdminMenuOpen: true }

/** The sidebar on small screens: closed until its button is pressed. */
export function AdminDrawer() {
  const say = useSay()
  const { isOpen, open, close } = useDrawer()

  return (
    <div className={styles.drawer}>
      <Button
        variant="quiet"
        shape="circle"
        aria-label={say('admin.open')}
        aria-haspopup="dialog"
        icon={<Menu size={20} />}
        onClick={open}
      />
      <Dialog
        side="left"
        isOpen={isOpen}
        onClose={close}
        title={say('admin.label')}
        closeLabel={say('admin.close')}
      >
        <AdminMenu inDrawer />
      </Dialog>
    </div>
  )
}

/** Whether the menu is open, as part of the history, as for the remotes' dialogs: Back only closes it. */
function useDrawer() {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as Partial<typeof OPEN> | null
  const isOpen = state?.isAdminMenuOpen === true
  const here = { search: location.search }

  return {
    isOpen,
    open: () => void navigate(here, { state: { ...state, ...OPEN } }),
    close: () => {
      // Replaced first, then one step back: a double click goes back once.
      void navigate(here, { state: { ...state, isAdminMenuOpen: false }, replace: true })
      void navigate(-1)
    },
  }
}
