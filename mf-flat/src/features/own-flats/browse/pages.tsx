import { useSay } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import styles from './browse.module.css'
import type { Browsing } from './use-browsing.ts'

/** The way to the other pages of many flats. Nothing for a single page. */
export function Pages({ view: { page }, pages, change }: Browsing) {
  const say = useSay()
  if (pages === 1) return null
  const turn = (to: number) => {
    change({ page: to > 1 ? String(to) : '' })
    document.documentElement.scrollTop = 0
  }

  return (
    <nav className={styles.pages}>
      <Button aria-disabled={page === 1} onClick={() => turn(page - 1)}>
        {say('browse.previous')}
      </Button>
      <span role="status">{say('browse.page', { page, pages })}</span>
      <Button aria-disabled={page === pages} onClick={() => turn(page + 1)}>
        {say('browse.next')}
      </Button>
    </nav>
  )
}
