import type { Call } from '@domizil/api'
import type { AdminListName, Locale, SortDirection } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import type { IconComponent } from '@domizil/ui/icons'
import type { Query } from '@domizil/app-kit'
import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { Shell } from '../shell.ts'
import type { TemplateUse } from './templates/template-texts.ts'

/** A column of a list. Its heading is the message `column.<id>`. */
export interface Column<Row> {
  readonly id: string
  /** The message of its heading, where another list has a column of this id. */
  readonly word?: string
  /** The field to sort by, if it is not the column's id. */
  readonly sort?: string
  readonly isNumber?: boolean
  /** The width in pixels; texts are cut at it. */
  readonly width?: number
  /** Whether it has words of any length: it takes the room that is left. */
  readonly isText?: boolean
  /** Whether the column stays in sight while others are scrolled: status and money. */
  readonly isKey?: boolean
  /** Whether the card on phones shows it, as it does every key. */
  readonly isOnCard?: boolean
  /** Whether `Related` shows it in the details. */
  readonly isRelated?: boolean
  readonly cell: (row: Row) => ReactNode
}

/** The id of the message that is the heading of a column. */
export const columnWord = ({ id, word = `column.${id}` }: Pick<Column<unknown>, 'id' | 'word'>) => word

/** A filter of a list. Its name is the message `column.<id>`. */
export interface ListFilter {
  readonly id: string
  /** Without codes the filter is set by links only, and shown as a chip that removes it. */
  readonly codes: readonly string[]
  /** The id of a code's message. */
  readonly wordOf?: (code: string) => string
  /** If its codes are ids of people: the id of the message that says what they are to the rows. */
  readonly personWord?: (filters: Readonly<Record<string, readonly string[]>>) => string | undefined
  /** Whether only one code can be selected. */
  readonly isSingle?: boolean
  /** Whether its words can be searched for: what begins one narrows the list to it. */
  readonly isSearched?: boolean
  /** The codes that are selected unless the URL says otherwise. */
  readonly usual?: readonly string[]
}

/** The administrator's input for an action. */
export interface ActionAnswer {
  readonly reason?: string
  readonly file?: File
}

/** The languages of those whom a decision is sent to; null or none for a side that is not written to. */
export interface Readers {
  readonly AFFECTED: Locale | null
  readonly REPORTERS: readonly Locale[]
}

/** For an action whose reason no person gets. */
export const NOBODY: Readers = { AFFECTED: null, REPORTERS: [] }

/** The words go to the person alone whom they are about. */
export const readByAffected = (locale: Locale): Readers => ({ AFFECTED: locale, REPORTERS: [] })

/** An action on a row. Its texts are the messages `action.<id>`, `.text` and `.done`. */
export interface RowAction<Row> {
  readonly id: string
  readonly Icon: IconComponent
  readonly isDangerous?: boolean
  /** The values of its text besides the title. */
  readonly valuesOf?: (row: Row) => Readonly<Record<string, string>>
  readonly isPossible: (row: Row) => boolean
  /** The administrator's words: a reason, or a message that is mailed to a person. */
  readonly reason?: 'required' | 'optional' | 'message'
  /** Who is sent the words as they are written, and in which language each of them reads. */
  readonly readersOf?: (row: Row) => Readers
  /** What usual words are offered for. */
  readonly templates?: TemplateUse
  readonly needsPdf?: boolean
  /** Whether it can run for several rows with one reason. */
  readonly isForMany?: boolean
  /** Whether it is the next step of a row for which it is possible: a button in the row itself. */
  readonly isNext?: boolean
  /** Whether it runs without confirmation. */
  readonly isHarmless?: boolean
  readonly run: (shell: Shell, row: Row, answer: ActionAnswer) => Promise<unknown>
  /** The values of the notice of its success besides the title, from what `run` resolved with. */
  readonly tell?: (result: unknown) => Readonly<Record<string, string>>
  /** Reverts the action: offered in the notice of its success. */
  readonly undo?: (shell: Shell, row: Row) => Promise<unknown>
}

/** Another page about the row. Its text is the message `link.<id>`. */
export interface RowLink<Row> {
  readonly id: string
  readonly Icon: IconComponent
  readonly to: (row: Row) => PagePath
  /** Whether the row has such a page; without it every row has one. */
  readonly isPossible?: (row: Row) => boolean
  /** Whether it is the next step of a row: a button in the row itself. */
  readonly isNext?: (row: Row) => boolean
}

/** The description of one list of the back office; everything else is shared. */
export interface ListDescription<Row> {
  readonly name: AdminListName
  readonly call: Call
  readonly keyOf: (row: Row) => string | number
  /** The name of a row in messages. */
  readonly titleOf: (row: Row, intl: IntlShape) => string
  /** The first column names the row; it cannot be hidden. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Fields in the details of a row besides its columns. */
  readonly more?: readonly Column<Row>[]
  /** Whether a row waits for a decision that needs its details: a button in the row opens them. */
  readonly isToDecide?: (row: Row) => boolean
  /** What belongs to a row, shown below its fields. */
  readonly Related?: (props: { row: Row }) => ReactNode
  /** Loads a row whose details are linked to, on whatever page of the list it is. */
  readonly linked?: {
    readonly query: (key: string) => Query<unknown>
    readonly rowOf: (answer: unknown) => unknown
  }
  readonly order: { readonly sort: string; readonly dir: SortDirection }
  readonly filters: readonly ListFilter[]
  readonly links?: readonly RowLink<Row>[]
  readonly actions?: readonly RowAction<Row>[]
}

/** The links and actions that are possible for a row. */
export function possibleFor<Row>({ links = [], actions = [] }: ListDescription<Row>, row: Row) {
  return {
    links: links.filter(({ isPossible }) => isPossible?.(row) !== false),
    actions: actions.filter(({ isPossible }) => isPossible(row)),
  }
}
