import type { ReactNode } from 'react'

interface ScrolledProps {
  /** The id of what names it. */
  labelledBy: string
  className: string | undefined
  children: ReactNode
}

/** What may be larger than its place: fingers scroll it, and the keyboard reaches it. */
export function Scrolled({ labelledBy, className, children }: ScrolledProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus
    <div role="group" aria-labelledby={labelledBy} className={className} tabIndex={0}>
      {children}
    </div>
  )
}
