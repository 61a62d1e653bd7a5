import { AdminMenu } from './admin-menu.tsx'
import styles from './admin-menu.module.css'

/** The menu beside the content, where the screen has room for both. */
export function AdminSideBar() {
  return (
    <div className={styles.sideBar}>
      <AdminMenu />
    </div>
  )
}
