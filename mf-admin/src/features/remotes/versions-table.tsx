import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Scrolled } from '../../lib/scrolled.tsx'
import styles from './remotes.module.css'

interface VersionsTableProps {
  caption: ReactNode
  /** The column ids; their headings are the messages `remotes.<column>`. */
  columns: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** The layout of tables about versions. */
export function VersionsTable({ caption, columns, children }: VersionsTableProps) {
  const id = useId()

  return (
    <Scrolled labelledBy={id} className={styles.frame}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`remotes.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scrolled>
  )
}
