import { ADMIN_SORTS } from '@domizil/domain'
import { useMedia } from '@domizil/ui/parts'
import { Table, type TableColumnsType, type TableProps } from '@domizil/ui/table'
import { useIntl } from 'react-intl'
import styles from './list.module.css'
import { pressOnSpace } from './press-on-space.ts'
import type { RowShapeProps } from './row-shape.ts'

const ORDERS = { asc: 'ascend', desc: 'descend' } as const
// Cycles without an unsorted state: a list always has an order.
const DIRECTIONS = ['ascend', 'descend', 'ascend'] as const
const FRAME = {
  content: { overflowY: 'auto', maxHeight: 'max(360px, 100vh - var(--navbar) - 120px)' },
} as const

type Props = TableProps<unknown>

/** Rows as a table. It scrolls horizontally; headings and names stay visible. */
export function RowTable({ list, rows, title, view, change, isBusy, menuOf, picks }: RowShapeProps) {
  const intl = useIntl()
  const isWide = useMedia('(min-width: 992px)')
  const sorts: readonly string[] = ADMIN_SORTS[list.name]

  const columns: TableColumnsType<unknown> = list.columns
    .filter(({ id }) => !view.hidden.includes(id))
    .map(({ id, sort = id, isNumber = false, cell }, at) => ({
      key: sort,
      title: intl.formatMessage({ id: `column.${id}` }),
      align: isNumber ? 'end' : 'start',
      sorter: sorts.includes(sort),
      sortOrder: view.sort === sort ? ORDERS[view.dir] : null,
      onHeaderCell: () => ({ onKeyDown: pressOnSpace }),
      ...(at === 0 && { rowScope: 'row' as const, fixed: isWide && 'start' }),
      render: (_value, row) => cell(row),
    }))
  const actions: TableColumnsType<unknown>[number] = {
    key: 'actions',
    title: <span className="visually-hidden">{intl.formatMessage({ id: 'list.actions' })}</span>,
    align: 'end',
    fixed: 'end',
    render: (_value, row) => menuOf(row),
  }

  const selection: Props['rowSelection'] = picks && {
    fixed: isWide,
    selectedRowKeys: picks.rows.map(list.keyOf),
    onChange: (_keys, picked) => picks.choose(picked),
    getCheckboxProps: (row) => ({
      'aria-label': intl.formatMessage({ id: 'bulk.pick' }, { title: list.titleOf(row) }),
    }),
    getTitleCheckboxProps: () => ({ 'aria-label': intl.formatMessage({ id: 'bulk.pickAll' }) }),
  }
  const sortBy: Props['onChange'] = (_pages, _filters, sorter) => {
    if (Array.isArray(sorter)) return // never: it sorts by one column
    change({ sort: String(sorter.columnKey), dir: sorter.order === 'descend' ? 'desc' : 'asc' })
  }

  return (
    <Table
      aria-label={title}
      aria-busy={isBusy}
      size="small"
      className={styles.table}
      styles={FRAME}
      rowKey={list.keyOf}
      columns={[...columns, actions]}
      dataSource={rows}
      rowSelection={selection}
      sortDirections={[...DIRECTIONS]}
      showSorterTooltip={false}
      pagination={false}
      scroll={{ x: 'max-content' }}
      onChange={sortBy}
    />
  )
}
