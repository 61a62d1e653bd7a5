import type { Call, CallOutput } from '@domizil/api'
import type { AdminListName, SortDirection } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import type { LucideIcon } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import type { Shell } from '../shell.ts'

type RowOf<C extends Call> = CallOutput<C> extends { items: (infer Row)[] } ? Row : never

/** A column of a list. Its heading is the message `column.<id>`. */
export interface Column<Row> {
  readonly id: string
  /** Where it is sorted by another field than that of its own name. */
  readonly sort?: string
  readonly isNumber?: boolean
  /** Shown on the card that stands for the row on phones. */
  readonly isOnCard?: boolean
  readonly cell: (row: Row) => ReactNode
}

/** What a list can be narrowed to. Its name is the message `column.<id>`. */
export interface ListFilter {
  readonly id: string
  /** Without codes it comes by a link only, and is shown as a chip that takes it away. */
  readonly codes: readonly string[]
  /** The message of a code. */
  readonly wordOf?: (code: string) => string
  /** Only one at a time. */
  readonly isSingle?: boolean
  /** What it is narrowed to as long as the address does not say otherwise. */
  readonly usual?: readonly string[]
}

/** What an administrator has given before an action runs. */
export interface ActionAnswer {
  readonly reason?: string
  readonly file?: File
}

/** Something that can be done with a row. Its words are the messages `action.<id>`, `.text` and `.done`. */
export interface RowAction<Row> {
  readonly id: string
  readonly Icon: LucideIcon
  readonly isDangerous?: boolean
  readonly isPossible: (row: Row) => boolean
  readonly reason?: 'required' | 'optional'
  readonly needsPdf?: boolean
  /** Can be done with several rows at once, for one reason. */
  readonly isForMany?: boolean
  /** Runs at once, without asking. */
  readonly isHarmless?: boolean
  readonly run: (shell: Shell, row: Row, answer: ActionAnswer) => Promise<unknown>
  /** Takes it back: offered for as long as its success is told. */
  readonly undo?: (shell: Shell, row: Row) => Promise<unknown>
}

/** Another page about the row. Its words are the message `link.<id>`. */
export interface RowLink<Row> {
  readonly id: string
  readonly Icon: LucideIcon
  readonly to: (row: Row) => PagePath
}

/** All that one list of the back office needs; the rest is the same everywhere. */
export interface ListDescription<Row> {
  readonly name: AdminListName
  readonly call: Call
  readonly keyOf: (row: Row) => string | number
  /** What a row is called in sentences. */
  readonly titleOf: (row: Row) => string
  /** The first column names the row; it cannot be hidden. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
  /** What the details of a row tell beside its columns. */
  readonly more?: readonly Column<Row>[]
  readonly order: { readonly sort: string; readonly dir: SortDirection }
  readonly filters: readonly ListFilter[]
  readonly links?: readonly RowLink<Row>[]
  readonly actions?: readonly RowAction<Row>[]
}

/** Describes a list, whose rows are those that its call answers. */
export function describeList<C extends Call>(
  call: C,
  description: Omit<ListDescription<RowOf<C>>, 'call'>,
): ListDescription<RowOf<C>> {
  return { call, ...description }
}
