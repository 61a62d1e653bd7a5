import { FormattedMessage } from 'react-intl'
import { PickBox } from './bulk/pick-box.tsx'
import type { RowShapeProps } from './row-shape.ts'
import { SortFields } from './sort-fields.tsx'
import styles from './table.module.css'

/** One row below the other, with what matters most: for phones. */
export function RowCards({ list, rows, title, view, change, isBusy, menuOf, picks }: RowShapeProps) {
  const [name, ...others] = list.columns
  const facts = others.filter(({ id, isOnCard = false }) => isOnCard && !view.hidden.includes(id))

  return (
    <>
      <SortFields list={list} view={view} change={change} />
      <ul className={styles.cards} aria-label={title} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={list.keyOf(row)} className={styles.card}>
            <div className={styles.cardHead}>
              <span className={styles.picked}>
                {picks && <PickBox picks={picks} row={row} title={list.titleOf(row)} />}
                {name.cell(row)}
              </span>
              {menuOf(row)}
            </div>
            <dl className={styles.facts}>
              {facts.map(({ id, cell }) => (
                <div key={id}>
                  <dt>
                    <FormattedMessage id={`column.${id}`} />
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
