import { ChevronDown, ChevronUp, Grid2x2 } from '@domizil/ui/icons'
import { Button, Popover } from '@domizil/ui/parts'
import { Checkbox } from '@domizil/ui/table'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ListLayout, moveColumn, orderedColumns, USUAL_LAYOUT } from './layout/list-layout.ts'
import type { LayoutChoice } from './layout/use-list-layout.ts'
import { type Column, columnWord, type ListDescription } from './list-description.ts'
import styles from './layout/column-menu.module.css'

interface ColumnMenuProps extends LayoutChoice {
  list: ListDescription<unknown>
}

/** Selects and orders the columns, and sets the height of rows. The first column names the row and is always visible. */
export function ColumnMenu({ list, layout, changeLayout }: ColumnMenuProps) {
  const intl = useIntl()
  const [, ...columns] = orderedColumns(list, layout)

  return (
    <Popover
      label={intl.formatMessage({ id: 'list.columns' })}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} icon={<Grid2x2 size={17} aria-hidden="true" />}>
          <FormattedMessage id="list.columns" />
        </Button>
      )}
    >
      <div className={styles.menu}>
        <ul className={styles.columns}>
          {columns.map((column, at) => (
            <ColumnRow
              key={column.id}
              column={column}
              isFirst={at === 0}
              isLast={at === columns.length - 1}
              layout={layout}
              changeLayout={changeLayout}
              onMove={(by) => changeLayout(moveColumn(list, layout, column.id, by))}
            />
          ))}
        </ul>
        <Checkbox
          checked={layout.isRoomy}
          onChange={({ target }) => changeLayout({ isRoomy: target.checked })}
        >
          <FormattedMessage id="list.roomy" />
        </Checkbox>
        <Button size="small" variant="quiet" onClick={() => changeLayout(USUAL_LAYOUT)}>
          <FormattedMessage id="list.usualColumns" />
        </Button>
      </div>
    </Popover>
  )
}

interface ColumnRowProps extends LayoutChoice {
  column: Column<unknown>
  isFirst: boolean
  isLast: boolean
  layout: ListLayout
  onMove: (by: -1 | 1) => void
}

function ColumnRow({
  column: { id, word },
  isFirst,
  isLast,
  layout: { hidden },
  changeLayout,
  onMove,
}: ColumnRowProps) {
  const intl = useIntl()
  const column = intl.formatMessage({ id: columnWord({ id, word }) })

  return (
    <li>
      <Checkbox
        checked={!hidden.includes(id)}
        onChange={({ target }) =>
          changeLayout({ hidden: target.checked ? hidden.filter((one) => one !== id) : [...hidden, id] })
        }
      >
        {column}
      </Checkbox>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isFirst}
        aria-label={intl.formatMessage({ id: 'list.columnEarlier' }, { column })}
        icon={<ChevronUp size={16} aria-hidden="true" />}
        onClick={() => onMove(-1)}
      />
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isLast}
        aria-label={intl.formatMessage({ id: 'list.columnLater' }, { column })}
        icon={<ChevronDown size={16} aria-hidden="true" />}
        onClick={() => onMove(1)}
      />
    </li>
  )
}
