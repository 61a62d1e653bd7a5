import { ADMIN_SORTS } from '@domizil/domain'
import { ArrowDownUp } from '@domizil/ui/icons'
import { Button, SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import styles from './table.module.css'
import type { ListToolsProps } from './use-list.ts'

/** The order of the rows where no column has a heading to press. */
export function SortFields({ list, view: { sort, dir }, change }: ListToolsProps<unknown>) {
  const intl = useIntl()
  const sorts: readonly string[] = ADMIN_SORTS[list.name]
  const columns = list.columns.filter(({ id, sort: field = id }) => sorts.includes(field))

  return (
    <div className={styles.order}>
      <SelectField
        label={intl.formatMessage({ id: 'list.sortBy' })}
        value={sort}
        onChange={({ target }) => change({ sort: target.value, dir })}
      >
        {columns.map(({ id, sort: field = id }) => (
          <option key={field} value={field}>
            {intl.formatMessage({ id: `column.${id}` })}
          </option>
        ))}
      </SelectField>
      <Button
        icon={<ArrowDownUp size={16} aria-hidden="true" />}
        onClick={() => change({ sort, dir: dir === 'asc' ? 'desc' : 'asc' })}
      >
        {intl.formatMessage({ id: `list.${dir}` })}
      </Button>
    </div>
  )
}
