import type { PagePath } from '@domizil/links'
import { NavLink } from '@domizil/app-kit/router'
import { menuItemClass } from '@domizil/ui/parts'
import type { ComponentProps, ReactNode } from 'react'

interface MenuLinkProps {
  to: PagePath
  onHint?: (path: PagePath) => void
  children: ReactNode
}

/** An entry that leads to a page, marked as the current one there. `onHint` is called when the visitor is about to choose it. */
export function MenuLink({ to, onHint, children }: MenuLinkProps) {
  return (
    <li>
      <NavLink
        to={to}
        className={menuItemClass}
        onPointerEnter={() => onHint?.(to)}
        onFocus={() => onHint?.(to)}
      >
        {children}
      </NavLink>
    </li>
  )
}

/** An entry that does something. `className` is the entry's, all else the button's. */
export function MenuButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <li className={className}>
      <button type="button" {...button} className={menuItemClass} />
    </li>
  )
}
