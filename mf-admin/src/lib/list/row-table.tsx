import { ADMIN_SORTS, type SortDirection } from '@domizil/domain'
import { ArrowDownUp, ChevronDown, ChevronUp } from '@domizil/ui/icons'
import { Table, type TableColumnsType } from '@domizil/ui/table'
import { FormattedMessage, useIntl } from 'react-intl'
import { PickAllBox, PickBox } from './bulk/pick-box.tsx'
import type { ListView } from './list-address.ts'
import type { Column } from './list-description.ts'
import type { RowShapeProps } from './row-shape.ts'
import styles from './table.module.css'

const ARIA = { asc: 'ascending', desc: 'descending' } as const

/** One row beside the other. What does not fit is scrolled to; headings and names stay in sight. */
export function RowTable({ list, rows, title, view, change, isBusy, menuOf, picks }: RowShapeProps) {
  const intl = useIntl()
  const sorts: readonly string[] = ADMIN_SORTS[list.name]
  const actions = intl.formatMessage({ id: 'list.actions' })
  const shown = list.columns.filter(({ id }) => !view.hidden.includes(id))

  const columns: TableColumnsType<unknown> = [
    ...shown.map(({ id, sort = id, isNumber = false, cell }: Column<unknown>, at: number) => ({
      key: id,
      title: (
        <span className={styles.heading}>
          {at === 0 && picks && <PickAllBox picks={picks} count={rows.length} />}
          {sorts.includes(sort) ? (
            <SortButton id={id} sort={sort} view={view} onSort={(dir) => change({ sort, dir })} />
          ) : (
            <FormattedMessage id={`column.${id}`} />
          )}
        </span>
      ),
      className: isNumber ? styles.number : undefined,
      onHeaderCell: () => ({ 'aria-sort': view.sort === sort ? ARIA[view.dir] : undefined }),
      ...(at === 0 && { rowScope: 'row' as const }),
      render: (_value: unknown, row: unknown) =>
        at === 0 && picks ? (
          <span className={styles.picked}>
            <PickBox picks={picks} row={row} title={list.titleOf(row)} />
            {cell(row)}
          </span>
        ) : (
          cell(row)
        ),
    })),
    {
      key: 'actions',
      title: <span className="visually-hidden">{actions}</span>,
      className: styles.actions,
      render: (_value: unknown, row: unknown) => menuOf(row),
    },
  ]

  return (
    <div className={styles.frame}>
      <Table
        aria-label={title}
        aria-busy={isBusy}
        className={styles.table}
        rowKey={list.keyOf}
        columns={columns}
        dataSource={rows}
        pagination={false}
      />
    </div>
  )
}

interface SortButtonProps {
  id: string
  sort: string
  view: ListView
  onSort: (dir: SortDirection) => void
}

/** Sorts by the column; pressed again, the other way round. */
function SortButton({ id, sort, view, onSort }: SortButtonProps) {
  const isActive = view.sort === sort
  const Icon = !isActive ? ArrowDownUp : view.dir === 'asc' ? ChevronUp : ChevronDown

  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort(isActive && view.dir === 'asc' ? 'desc' : 'asc')}
    >
      <FormattedMessage id={`column.${id}`} />
      <Icon size={14} aria-hidden="true" />
    </button>
  )
}
