import { type ReactNode, useEffect, useRef } from 'react'
import styles from './menu-list.module.css'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Links and buttons of a menu, one per row. Arrow keys, Home and End move between them, besides Tab. */
export function MenuList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', moveFocus)

    return () => element?.removeEventListener('keydown', moveFocus)
  }, [])

  return (
    <ul className={styles.list} ref={list}>
      {children}
    </ul>
  )
}

/** The class of a link or button in a `MenuList`. */
export const menuItemClass: string = styles.item ?? ''

/** A separator in a menu. */
export function MenuDivider() {
  return <li className={styles.divider} aria-hidden="true" />
}

function moveFocus(this: HTMLElement, event: KeyboardEvent) {
  const items = [...this.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const at = items.findIndex((item) => item === document.activeElement)
  const next = targetOf(event.key, at, items.length)
  if (next === undefined) return

  event.preventDefault()
  items[next]?.focus()
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]

  return step === undefined ? undefined : (at + step + count) % count
}
