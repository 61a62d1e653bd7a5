import { ChevronRight } from '@domizil/ui/icons'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './scrolled.module.css'

interface ScrolledProps {
  /** The id of the element that labels it. */
  labelledBy: string
  className: string | undefined
  children: ReactNode
}

/**
 * A scrollable container that is focusable, so that the keyboard can scroll it. Its right edge shows whether there is
 * more.
 */
export function Scrolled({ labelledBy, className, children }: ScrolledProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [hasMore, setHasMore] = useState(false)

  const look = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = scroller.current ?? {}
    setHasMore(scrollLeft + clientWidth < scrollWidth - 1)
  }
  // After each render: other rows may be wider.
  useLayoutEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  })

  return (
    <div className={styles.around}>
      <div
        ref={scroller}
        role="group"
        aria-labelledby={labelledBy}
        className={className}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus
        tabIndex={0}
        onScroll={look}
      >
        {children}
      </div>
      {hasMore && (
        <span className={styles.more} aria-hidden="true">
          <ChevronRight size={20} />
        </span>
      )}
    </div>
  )
}
