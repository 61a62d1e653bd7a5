import { Table } from '@domizil/ui/table'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Scrolled } from '../../lib/scrolled.tsx'
import styles from './remotes.module.css'

/** A column of a table about versions. Its heading is the message `remotes.<id>`. */
interface VersionColumn<Row> {
  readonly id: string
  readonly cell: (row: Row) => ReactNode
  /** Sentences, which take several lines; all other cells stay in one. */
  readonly isText?: boolean
}

interface VersionsTableProps<Row> {
  caption: ReactNode
  columns: readonly VersionColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table about versions. The first column names the row. */
export function VersionsTable<Row extends object>({
  caption,
  columns,
  rows,
  keyOf,
}: VersionsTableProps<Row>) {
  const intl = useIntl()
  const captionId = useId()

  return (
    <Scrolled labelledBy={captionId} className={styles.frame}>
      <Table
        aria-labelledby={captionId}
        title={() => (
          <b id={captionId} className={styles.caption}>
            {caption}
          </b>
        )}
        rowKey={keyOf}
        columns={columns.map(({ id, cell, isText }, at) => ({
          key: id,
          title: intl.formatMessage({ id: `remotes.${id}` }),
          ...(at === 0 && { rowScope: 'row' as const }),
          ...(isText && { className: styles.text }),
          render: (_value, row) => cell(row),
        }))}
        dataSource={rows}
        pagination={false}
      />
    </Scrolled>
  )
}
