import { useSay } from '@domizil/app-kit/say'
import type { PagePath } from '@domizil/links'
import { Tag } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { NarrowMenu } from './narrow-menu.tsx'
import styles from './navbar.module.css'
import { SessionArea } from './session-area.tsx'

interface AdminNavbarProps {
  /** The button of the admin menu; null for other users. */
  menu: ReactNode
  /** The search over the back office, where there is room. */
  search: ReactNode
  onHint: (path: PagePath) => void
}

/** The navbar of the back office. For other users it contains the links of the public site. */
export function AdminNavbar({ menu, search, onHint }: AdminNavbarProps) {
  const say = useSay()

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {menu}
        <Brand />
        <span className={styles.adminTag}>
          <Tag tone="brand">{say('nav.admin')}</Tag>
        </span>
        {search}
        <div className={styles.end}>
          <LanguageMenu hasFooter={false} />
          <SessionArea onHint={onHint} />
          {menu === null && <NarrowMenu />}
        </div>
      </div>
    </header>
  )
}
