import { useSay } from '@domizil/app-kit'
import { useMedia } from '@domizil/ui/parts'
import { Table } from '@domizil/ui/table'
import { type ReactNode, useId } from 'react'
import { Scrolled } from '../../lib/scrolled.tsx'
import card from '../../lib/card.module.css'
import styles from './remotes.module.css'
import cards from './version-cards.module.css'

/** A column of a table about versions. Its heading is the message `remotes.<id>`. */
interface VersionColumn<Row> {
  readonly id: string
  readonly cell: (row: Row) => ReactNode
  /** Sentences, which take several lines; all other cells stay in one. */
  readonly isText?: boolean
  /** A number, which says nothing without its heading. */
  readonly isNumber?: boolean
}

interface VersionsTableProps<Row> {
  caption: ReactNode
  columns: readonly VersionColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Whether only the caption is shown until it is opened. */
  isFolded?: boolean
  /** Below the rows. */
  more?: ReactNode
}

type ShownProps<Row> = Omit<VersionsTableProps<Row>, 'isFolded' | 'more'> & {
  readonly captionId: string
  readonly hasCaption: boolean
}

/** The column with the buttons of a row. */
const ACTION = 'action'

/** A table about versions, on narrow windows cards: no button and no decision is to be scrolled for. The first column names the row. */
export function VersionsTable<Row extends object>({
  isFolded = false,
  more,
  ...props
}: VersionsTableProps<Row>) {
  const isNarrow = useMedia('(max-width: 899px)')
  const captionId = useId()
  const Shown = isNarrow ? Cards : WideTable
  const table = (
    <>
      <Shown<Row> {...props} captionId={captionId} hasCaption={!isFolded} />
      {more}
    </>
  )
  if (!isFolded) return table

  return (
    <details className={styles.over}>
      <summary id={captionId}>{props.caption}</summary>
      <div className={styles.channels}>{table}</div>
    </details>
  )
}

function WideTable<Row extends object>({
  caption,
  columns,
  rows,
  keyOf,
  captionId,
  hasCaption,
}: ShownProps<Row>) {
  const say = useSay()

  return (
    <Scrolled labelledBy={captionId} className={styles.frame}>
      <Table
        aria-labelledby={captionId}
        {...(hasCaption && { title: () => <Caption id={captionId}>{caption}</Caption> })}
        rowKey={keyOf}
        columns={columns.map(({ id, cell, isText }, at) => ({
          key: id,
          title: say(`remotes.${id}`),
          ...(at === 0 && { rowScope: 'row' as const }),
          ...(isText && { className: styles.text }),
          ...(id === ACTION && { className: styles.action }),
          render: (_value, row) => cell(row),
        }))}
        dataSource={rows}
        pagination={false}
      />
    </Scrolled>
  )
}

function Caption({ id, children }: { id: string; children: ReactNode }) {
  return (
    <b id={id} className={styles.caption}>
      {children}
    </b>
  )
}

function Cards<Row extends object>({
  caption,
  columns,
  rows,
  keyOf,
  captionId,
  hasCaption,
}: ShownProps<Row>) {
  const say = useSay()
  const [name, ...others] = columns
  const facts = others.filter(({ id }) => id !== ACTION)
  const action = columns.find(({ id }) => id === ACTION)

  return (
    <section aria-labelledby={captionId} className={`${card.card} ${styles.card}`}>
      {hasCaption && <Caption id={captionId}>{caption}</Caption>}
      <ul className={cards.rows} aria-labelledby={captionId}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <p className={cards.rowName}>
              {name?.isNumber && <>{say(`remotes.${name.id}`)} </>}
              {name?.cell(row)}
            </p>
            <dl className={cards.facts}>
              {facts.map(({ id, cell, isText }) => (
                <div key={id} className={isText ? cards.whole : undefined}>
                  <dt>{say(`remotes.${id}`)}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
            {action?.cell(row)}
          </li>
        ))}
      </ul>
    </section>
  )
}
