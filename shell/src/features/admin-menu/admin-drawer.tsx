import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { Menu } from '@domizil/ui/icons'
import { Button, Dialog } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import styles from './admin-menu.module.css'
import { AdminMenu } from './admin-menu.tsx'

/** In the state of a history entry. */
const OPEN = { isAdminMenuOpen: true }

/** The sidebar on small screens: closed until its button is pressed. */
export function AdminDrawer() {
  const intl = useIntl()
  const { isOpen, open, close } = useDrawer()

  return (
    <div className={styles.drawer}>
      <Button
        variant="quiet"
        shape="circle"
        aria-label={intl.formatMessage({ id: 'admin.open' })}
        aria-haspopup="dialog"
        icon={<Menu size={20} aria-hidden="true" />}
        onClick={open}
      />
      <Dialog
        side="left"
        isOpen={isOpen}
        onClose={close}
        title={intl.formatMessage({ id: 'admin.label' })}
        closeLabel={intl.formatMessage({ id: 'admin.close' })}
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
