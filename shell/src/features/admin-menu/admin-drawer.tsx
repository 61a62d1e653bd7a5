import { Menu } from '@domizil/ui/icons'
import { Button, Dialog } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { AdminMenu } from './admin-menu.tsx'
import styles from './admin-menu.module.css'
import { useDrawer } from './use-drawer.ts'

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
