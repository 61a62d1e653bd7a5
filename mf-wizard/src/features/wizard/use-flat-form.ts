import { useAtomValue, useSetAtom } from 'jotai'
import { flatAtom, formAtom } from './editor-atoms.ts'
import { draftOf } from './flat-form.ts'
import { typeAddressAtom, typeAtom } from './save-atoms.ts'
import { useProblemOf } from './use-problems.ts'

/** The form's values, its setters, and the issue of each field. */
export function useFlatForm() {
  const form = useAtomValue(formAtom)
  const flat = useAtomValue(flatAtom)

  return {
    form,
    draft: draftOf(form, flat),
    change: useSetAtom(typeAtom),
    changeAddress: useSetAtom(typeAddressAtom),
    problemOf: useProblemOf(),
  }
}
