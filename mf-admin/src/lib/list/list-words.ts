import type { AdminLists, ListContract } from '@domizil/api'

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
