import type { ReactNode } from 'react'

interface ScrolledProps {
  /** The id of the element that labels it. */
  labelledBy: string
  className: string | undefined
  children: ReactNode
}

/** A scrollable container that is focusable, so that the keyboard can scroll it. */
export function Scrolled({ labelledBy, className, children }: ScrolledProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus
    <div role="group" aria-labelledby={labelledBy} className={className} tabIndex={0}>
      {children}
    </div>
  )
}
