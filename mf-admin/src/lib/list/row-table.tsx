import { useSay } from '@domizil/app-kit'
import { ADMIN_LISTS, columnsWith } from '@domizil/api'
import { Table, type TableColumnsType, type TableProps } from '@domizil/ui/table'
import type { FocusEvent, MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { fitColumns } from './layout/fit-columns.ts'
import { shownColumns } from './layout/list-layout.ts'
import { columnWord } from './list-description.ts'
import { useRoom } from './layout/use-room.ts'
import styles from './list.module.css'
import { pressOnSpace } from './press-on-space.ts'
import type { RowShapeProps } from './row-shape.ts'

const ORDERS = { asc: 'ascend', desc: 'descend' } as const
// Cycles without an unsorted state: a list always has an order.
const DIRECTIONS = ['ascend', 'descend', 'ascend'] as const
const FRAME = {
  content: { overflowY: 'auto', maxHeight: 'max(360px, 100vh - var(--navbar) - 120px)' },
} as const
const PICK_WIDTH = 44
const USUAL_WIDTH = 130
const NAME_WIDTH = 240
const MENU_WIDTH = 70
/** The button of the next step: its padding and gap, and what a letter of its word takes. */
const NEXT_WIDTH = 34
const LETTER_WIDTH = 6.4
/** The frame of the table. */
const BORDERS = 2

type Props = TableProps<unknown>
type Columns = TableColumnsType<unknown>

/**
 * Rows as a table. The name of a row, its status, its money and its actions stay in sight; what is between them
 * scrolls. Texts are cut, and the whole is their tooltip.
 */
export function RowTable({ list, rows, title, view, layout, change, isBusy, menuOf, picks }: RowShapeProps) {
  const say = useSay()
  const intl = useIntl()
  const { frame, room } = useRoom<HTMLDivElement>()
  const sorts: readonly string[] = columnsWith(ADMIN_LISTS[list.name], 'sorted')
  const nextWords = nextSteps(list).map((id) => say(id).length)
  const shown = shownColumns(list, layout)
  // Fixed columns must be the last ones.
  const ordered = [...shown.filter(({ isKey }) => !isKey), ...shown.filter(({ isKey }) => isKey)]
  const firstKey = ordered.findIndex(({ isKey }) => isKey)
  const menuWidth =
    MENU_WIDTH + (nextWords.length > 0 ? NEXT_WIDTH + Math.ceil(LETTER_WIDTH * Math.max(...nextWords)) : 0)
  const beside = menuWidth + (picks ? PICK_WIDTH : 0) + BORDERS
  const widths = fitColumns(
    ordered.map(({ width, isKey = false, isText = false }, at) => ({
      width: width ?? (at === 0 ? NAME_WIDTH : USUAL_WIDTH),
      isFixed: at === 0 || isKey,
      isText: at === 0 || isText,
    })),
    room - beside,
  )
  const columns: Columns = ordered.map(({ id, word, sort = id, isNumber, isKey = false, cell }, at) => ({
    key: sort,
    title: say(columnWord({ id, word })),
    align: isNumber ? 'end' : 'start',
    width: widths[at] ?? USUAL_WIDTH,
    ...(at === firstKey && { className: styles.edge }),
    sorter: sorts.includes(sort),
    sortOrder: view.sort === sort ? ORDERS[view.dir] : null,
    onHeaderCell: () => ({ onKeyDown: pressOnSpace, onMouseEnter: tellWhole }),
    onCell: () => ({ onMouseEnter: tellWhole, onFocus: tellWhole }),
    ...(at === 0
      ? { rowScope: 'row' as const, fixed: 'start' as const }
      : isKey && { fixed: 'end' as const }),
    render: (_value, row) => cell(row),
  }))
  const actions: Columns[number] = {
    key: 'actions',
    title: <span className="visually-hidden">{say('list.actions')}</span>,
    align: 'end',
    width: menuWidth,
    fixed: 'end',
    ...(firstKey === -1 && { className: styles.edge }),
    render: (_value, row) => menuOf(row),
  }
  const all = [...columns, actions]
  const width = all.reduce((sum, column) => sum + Number(column.width), picks ? PICK_WIDTH : 0)

  const selection: Props['rowSelection'] = picks && {
    fixed: true,
    columnWidth: PICK_WIDTH,
    selectedRowKeys: picks.rows.map(list.keyOf),
    onChange: (_keys, picked) => picks.choose(picked),
    getCheckboxProps: (row) => ({
      'aria-label': say('bulk.pick', { title: list.titleOf(row, intl) }),
    }),
    getTitleCheckboxProps: () => ({ 'aria-label': say('bulk.pickAll') }),
  }
  const sortBy: Props['onChange'] = (_pages, _filters, sorter) => {
    if (Array.isArray(sorter)) return // never: it sorts by one column
    change({ sort: String(sorter.columnKey), dir: sorter.order === 'descend' ? 'desc' : 'asc' })
  }

  return (
    <div ref={frame}>
      <Table
        aria-label={title}
        aria-busy={isBusy}
        size={layout.isRoomy ? 'large' : 'small'}
        tableLayout="fixed"
        className={styles.table}
        styles={FRAME}
        rowKey={list.keyOf}
        columns={all}
        dataSource={rows}
        rowSelection={selection}
        sortDirections={[...DIRECTIONS]}
        showSorterTooltip={false}
        pagination={false}
        scroll={{ x: width }}
        onChange={sortBy}
      />
    </div>
  )
}

/** The ids of the buttons that a row may show for what comes next. */
function nextSteps({ isToDecide, actions = [], links = [] }: RowShapeProps['list']): string[] {
  return [
    ...(isToDecide ? ['details.decide'] : []),
    ...actions.flatMap(({ id, isNext }) => (isNext ? `action.${id}` : [])),
    ...links.flatMap(({ id, isNext }) => (isNext ? `link.${id}` : [])),
  ]
}

/** The tooltip of a cell whose text does not fit is the whole text. */
function tellWhole({ currentTarget: cell }: MouseEvent<HTMLElement> | FocusEvent<HTMLElement>): void {
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')]
  const isCut = parts.some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 6),
  )
  if (isCut) cell.title = cell.innerText
  else cell.removeAttribute('title')
}
