import type { ReactNode } from 'react'
import type { ListLayout } from './layout/list-layout.ts'
import type { Picks } from './bulk/use-picks.ts'
import type { ListPage, ListToolsProps } from './use-list.ts'

/** The rows of any list. */
export interface RowsProps extends ListToolsProps<unknown> {
  /** Undefined before the first response. */
  page: ListPage<unknown> | undefined
  layout: ListLayout
  /** The title of the table. */
  title: string
  pageAddress: (page: number) => string
  /** Called after an action: the rows may have changed. */
  onDone: () => void
  /** Whether other rows are being loaded. */
  isBusy: boolean
}

/** The props that table and cards share. */
export interface RowShapeProps extends Omit<RowsProps, 'onDone' | 'page' | 'pageAddress'> {
  rows: readonly unknown[]
  menuOf: (row: unknown) => ReactNode
  /** Undefined without bulk actions. */
  picks: Picks | undefined
}
