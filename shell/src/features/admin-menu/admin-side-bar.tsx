import { AdminMenu } from './admin-menu.tsx'
import styles from './admin-menu.module.css'

/** The menu beside the content, on wide screens. */
export function AdminSideBar() {
  return (
    <div className={styles.sideBar}>
      <AdminMenu />
    </div>
  )
}
