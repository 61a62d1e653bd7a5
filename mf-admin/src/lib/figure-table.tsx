import type { ReactNode } from 'react'
import { FormattedNumber } from 'react-intl'
import styles from './figure-table.module.css'

/** A row of figures. One that is null is shown as a dash. */
export interface FigureRow {
  readonly key: string
  readonly name: ReactNode
  readonly figures: readonly ReactNode[]
}

interface FigureTableProps {
  /** The headings of the names and of each figure. */
  columns: readonly ReactNode[]
  /** Rows that belong together, with a heading of their own or without. */
  groups: readonly { readonly key: string; readonly name?: ReactNode; readonly rows: readonly FigureRow[] }[]
  caption?: ReactNode
  labelledBy?: string
}

/** Figures by their names: a table that pages show without fetching antd. */
export function FigureTable({ columns, groups, caption, labelledBy }: FigureTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((heading, at) => (
            <th key={at} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, name, rows }) => (
        <tbody key={key}>
          {name && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {name}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {row.figures.map((figure, at) => (
                <td key={at}>{shown(figure)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function shown(figure: ReactNode): ReactNode {
  return typeof figure === 'number' ? <FormattedNumber value={figure} /> : (figure ?? '–')
}
