import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { FieldName } from './fields.ts'

/** What was typed into fields of numbers and is none, by field: the form has NaN there. */
export type UnreadTexts = { readonly [Field in FieldName]?: string }

export const unreadTextsAtom = atom<UnreadTexts>({})

/** Keeps the text of a field of numbers while it cannot be read: other steps and a reload take its input away. */
export function useUnreadText(field: FieldName) {
  const { [field]: unreadText } = useAtomValue(unreadTextsAtom)
  const set = useSetAtom(unreadTextsAtom)

  return {
    unreadText,
    onUnreadText: (text: string | undefined) =>
      set(({ [field]: _before, ...others }) => (text === undefined ? others : { ...others, [field]: text })),
  }
}
