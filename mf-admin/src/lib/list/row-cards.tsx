import { ADMIN_LISTS, columnsWith } from '@domizil/api'
import { ArrowDownUp } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { Checkbox } from '@domizil/ui/table'
import { FormattedMessage, useIntl } from 'react-intl'
import { CheckMenu } from './check-menu.tsx'
import styles from './cards.module.css'
import { shownColumns } from './layout/list-layout.ts'
import { columnWord } from './list-description.ts'
import type { RowShapeProps } from './row-shape.ts'
import type { ListToolsProps } from './use-list.ts'

/** Rows as cards with their most important fields, status and money always among them: for phones and small windows. */
export function RowCards({ list, rows, title, view, layout, change, isBusy, menuOf, picks }: RowShapeProps) {
  const intl = useIntl()
  const [name, ...others] = shownColumns(list, layout)
  const facts = others.filter(({ isOnCard = false, isKey = false }) => isOnCard || isKey)

  return (
    <>
      <Order list={list} view={view} change={change} />
      <ul className={styles.cards} aria-label={title} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={list.keyOf(row)} className={styles.card}>
            <div className={styles.head}>
              {picks && (
                <Checkbox
                  aria-label={intl.formatMessage({ id: 'bulk.pick' }, { title: list.titleOf(row, intl) })}
                  checked={picks.rows.includes(row)}
                  onChange={({ target: { checked } }) =>
                    picks.choose(checked ? [...picks.rows, row] : picks.rows.filter((one) => one !== row))
                  }
                />
              )}
              {name?.cell(row)}
              {menuOf(row)}
            </div>
            <dl className={styles.facts}>
              {facts.map(({ id, word, cell }) => (
                <div key={id}>
                  <dt>
                    <FormattedMessage id={columnWord({ id, word })} />
                  </dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The sort order, where no column headings can be clicked. */
function Order({ list, view: { sort, dir }, change }: ListToolsProps<unknown>) {
  const intl = useIntl()
  const sorts: readonly string[] = columnsWith(ADMIN_LISTS[list.name], 'sorted')
  const columns = list.columns.filter(({ id, sort: field = id }) => sorts.includes(field))

  return (
    <div className={styles.order}>
      <CheckMenu
        label={<FormattedMessage id="list.sortBy" />}
        choices={columns.map(({ id, word, sort: field = id }) => ({
          key: field,
          label: intl.formatMessage({ id: columnWord({ id, word }) }),
          isChecked: field === sort,
        }))}
        onToggle={(field) => change({ sort: field, dir })}
      />
      <Button
        icon={<ArrowDownUp size={16} aria-hidden="true" />}
        onClick={() => change({ sort, dir: dir === 'asc' ? 'desc' : 'asc' })}
      >
        {intl.formatMessage({ id: `list.${dir}` })}
      </Button>
    </div>
  )
}
