import { useNavigate } from '@domizil/ui/router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { flatAtom } from './editor-atoms.ts'
import { focusField } from './field-slot.tsx'
import { overwriteAtom, saveAtom } from './save-atoms.ts'
import { savingAtom } from './saving-atom.ts'

/** Saving from the page: the address follows a new flat, and the focus comes back to where it was. */
export function useSaving() {
  const navigate = useNavigate()
  const flat = useAtomValue(flatAtom)
  const send = useSetAtom(saveAtom)
  const sendOver = useSetAtom(overwriteAtom)

  const keepingFocus = async (action: typeof send) => {
    const focused = document.activeElement

    const saved = await action()

    if (saved && !flat) await navigate(`/flat/${saved.id}/edit`, { replace: true })
    if (saved && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }

  return { save: () => keepingFocus(send), overwrite: () => keepingFocus(sendOver) }
}

/** After a refusal the focus goes to the first field to repair. */
export function useFocusOnRefusal() {
  const saving = useAtomValue(savingAtom)

  useEffect(() => {
    if (saving.status === 'refused' && saving.field) focusField(saving.field)
  }, [saving])
}
