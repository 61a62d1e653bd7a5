import { ADMIN_LISTS, type AdminLists, type ListContract } from '@domizil/api'
import type { FieldLabel } from '@domizil/domain'

type ShownIn<L extends ListContract> = {
  [Name in keyof L['columns']]: L['columns'][Name] extends { part: true } ? never : Name
}[keyof L['columns']]

type CodesIn<L extends ListContract> = {
  [Name in keyof L['columns']]: L['columns'][Name] extends {
    codes: readonly (infer Code extends string)[]
    vocabulary: infer Vocabulary extends string
  }
    ? `${Vocabulary}.${Code}`
    : never
}[keyof L['columns']]

type EachList = { [Name in keyof AdminLists]: AdminLists[Name] }[keyof AdminLists]
type Heading<L> = L extends ListContract ? `column.${ShownIn<L> & string}` : never
type Codes<L> = L extends ListContract ? CodesIn<L> : never

/** The messages of every language: the heading of each column that is shown, and each of its codes. */
export type ListWords = Readonly<Record<Heading<EachList> | Codes<EachList>, string>>

type NameIn<L extends ListContract> = Extract<keyof L['columns'], string>
type Labelled<L> = L extends ListContract
  ? { [Name in NameIn<L>]: L['columns'][Name] extends { label: string } ? Name : never }[NameIn<L>]
  : never

/** The headings of the columns that bear the label of a field. */
export function headingsOf<Word>(words: Readonly<Record<FieldLabel, Word>>) {
  const headings = Object.values(ADMIN_LISTS).flatMap(({ columns }: ListContract) =>
    Object.entries(columns).flatMap(([name, { label }]) =>
      label ? [[`column.${name}`, words[label]] as const] : [],
    ),
  )
  return Object.fromEntries(headings) as Readonly<Record<`column.${Labelled<EachList>}`, Word>>
}
