import type { ListColumn } from '@domizil/api'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Euro, Moment, Nothing, WholeDay, YesNo } from './cells.tsx'

type Cell = (value: never, column: ListColumn) => ReactNode

const asText: Cell = (value: string) => value
const asNumber: Cell = (value: number) => <FormattedNumber value={value} />
const asWord: Cell = (value: string, { vocabulary }) => <FormattedMessage id={`${vocabulary}.${value}`} />

const CELLS: Readonly<Record<ListColumn['kind'], Cell>> = {
  id: asText,
  name: asText,
  text: (value: string, column) => (column.vocabulary ? asWord(value as never, column) : value),
  day: (value: string) => <WholeDay day={value} />,
  moment: (value: string) => <Moment at={value} />,
  count: asNumber,
  number: asNumber,
  euro: (value: number) => <Euro value={value} />,
  amount: (value: number) => <Euro cents value={value} />,
  flag: (value: boolean) => <YesNo value={value} />,
  language: (value: string) => <FormattedMessage id={`locale.${value}`} />,
  code: asWord,
  other: (value: unknown) => JSON.stringify(value),
}

/** The cell of a value by the kind of its column. */
export function usualCell(column: ListColumn, value: unknown): ReactNode {
  return value === null ? <Nothing /> : CELLS[column.kind](value as never, column)
}

/** Whether the values of a column are compared digit by digit. */
export const isRight = ({ kind }: ListColumn) => ['count', 'number', 'euro', 'amount'].includes(kind)
