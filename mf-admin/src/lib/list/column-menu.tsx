import { Grid2x2 } from '@domizil/ui/icons'
import { Button, CheckField, Popover } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './list.module.css'
import type { ListToolsProps } from './use-list.ts'

/** Which columns are shown. The first names the row and always is. */
export function ColumnMenu<Row>({ list, view, change }: ListToolsProps<Row>) {
  const intl = useIntl()
  const { page, hidden } = view
  const [, ...columns] = list.columns

  return (
    <div className={styles.columns}>
      <Popover
        align="end"
        label={intl.formatMessage({ id: 'list.columns' })}
        trigger={(trigger) => (
          <Button {...trigger} icon={<Grid2x2 size={17} aria-hidden="true" />}>
            <FormattedMessage id="list.columns" />
          </Button>
        )}
      >
        <div className={styles.checks}>
          {columns.map(({ id }) => (
            <CheckField
              key={id}
              label={<FormattedMessage id={`column.${id}`} />}
              checked={!hidden.includes(id)}
              onChange={(isShown) =>
                change({ page, hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] })
              }
            />
          ))}
        </div>
      </Popover>
    </div>
  )
}
