import type { LinkTarget } from '@domizil/links'
import type { ReactNode } from 'react'
import styles from './breadcrumb.module.css'
import { Link } from '@domizil/app-kit/router'

interface BreadcrumbProps {
  label: string
  /** The pages above this one, the highest first. */
  above: readonly { readonly to: LinkTarget; readonly name: ReactNode }[]
  current: ReactNode
}

/** The position of a page, with links to the pages above it. */
export function Breadcrumb({ label, above, current }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {above.map(({ to, name }, level) => (
          <li key={level}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
