import { Grid2x2 } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { CheckMenu } from './check-menu.tsx'
import type { ListToolsProps } from './use-list.ts'

/** Selects the visible columns. The first one names the row and is always visible. */
export function ColumnMenu<Row>({ list, view: { page, hidden }, change }: ListToolsProps<Row>) {
  const [, ...columns] = list.columns

  return (
    <CheckMenu
      label={<FormattedMessage id="list.columns" />}
      icon={<Grid2x2 size={17} aria-hidden="true" />}
      choices={columns.map(({ id }) => ({
        key: id,
        label: <FormattedMessage id={`column.${id}`} />,
        isChecked: !hidden.includes(id),
      }))}
      onToggle={(id, isShown) =>
        change({ page, hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] })
      }
    />
  )
}
