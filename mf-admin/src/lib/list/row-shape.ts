import type { ReactNode } from 'react'
import type { Picks } from './bulk/use-picks.ts'
import type { ListPage, ListToolsProps } from './use-list.ts'

/** The rows of whichever list. */
export interface RowsProps extends ListToolsProps<unknown> {
  /** None before the first came. */
  page: ListPage<unknown> | undefined
  /** Of the table. */
  title: string
  pageAddress: (page: number) => string
  /** Something was done: the rows may be others now. */
  onDone: () => void
  /** Other rows are on their way. */
  isBusy: boolean
}

/** What a table and a row of cards are told alike. */
export interface RowShapeProps extends Omit<RowsProps, 'onDone' | 'page' | 'pageAddress'> {
  rows: readonly unknown[]
  menuOf: (row: unknown) => ReactNode
  /** Where several rows can be chosen. */
  picks: Picks | undefined
}
