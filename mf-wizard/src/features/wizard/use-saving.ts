import { FLAT_STEPS, type FlatStep } from '@domizil/domain'
import type { OwnFlat } from '@domizil/contract'
import { useNavigate } from '@domizil/ui/router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { flatAtom } from './editor-atoms.ts'
import { stepOf } from './fields.ts'
import { focusField } from './field-slot.tsx'
import { completeAtom, publishAtom } from './publish-atoms.ts'
import { overwriteAtom, saveAtom } from './save-atoms.ts'
import { savingAtom } from './saving-atom.ts'
import { useFlatStep } from './use-flat-step.ts'

/** Saving from the page: the address follows a new flat, and the focus comes back to where it was. */
export function useSaving() {
  const navigate = useNavigate()
  const flat = useAtomValue(flatAtom)
  const send = useSetAtom(saveAtom)
  const sendOver = useSetAtom(overwriteAtom)
  const complete = useSetAtom(completeAtom)
  const publish = useSetAtom(publishAtom)

  const keepingFocus = async (action: () => Promise<OwnFlat | undefined>) => {
    const focused = document.activeElement

    const saved = await action()

    if (saved && !flat) await navigate(`/flat/${saved.id}/edit`, { replace: true })
    if (saved && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return saved
  }

  return {
    save: () => keepingFocus(send),
    overwrite: () => keepingFocus(sendOver),
    /** Saves a step that is complete, and goes on to the next one. */
    goOn: async (step: FlatStep, next: FlatStep) => {
      const saved = await keepingFocus(() => complete([step]))
      if (saved) await navigate(`/flat/${saved.id}/edit?step=${next}`)
    },
    publish,
    /** Saves a flat that was published before, and leaves. */
    finish: async () => {
      if (await keepingFocus(() => complete(FLAT_STEPS))) await navigate('/my-flats')
    },
  }
}

/** After a refusal the step of the first field to repair is shown, and the focus goes there. */
export function useFocusOnRefusal() {
  const saving = useAtomValue(savingAtom)
  const { step, goTo } = useFlatStep()
  const field = saving.status === 'refused' ? saving.field : undefined
  const itsStep = field && stepOf(field)

  useEffect(() => {
    if (!field || !itsStep) return
    if (itsStep === step) focusField(field)
    else goTo(itsStep)
    // Once for every refusal, and again when its step is there; not whenever the address changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saving, field, itsStep === step])
}
