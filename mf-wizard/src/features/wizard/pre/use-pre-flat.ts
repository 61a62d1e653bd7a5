import { useIsShown, useSession } from '@domizil/app-kit'
import { useNavigate } from '@domizil/app-kit/router'
import { flatEditPath } from '@domizil/links'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { editorAtom, missingForPublicationAtom } from '../editor-atoms.ts'
import { focusField } from '../field-slot.tsx'
import { type FieldName, stepOf } from '../fields.ts'
import { unsentFilesAtom } from '../photos/add-files-atoms.ts'
import { savingAtom } from '../saving-atom.ts'
import {
  checkPreStepAtom,
  createDraftAtom,
  storePhotosAtom,
  leavePreFlatAtom,
  openPreFlatAtom,
  preStepOf,
} from './pre-atoms.ts'
import { usePreStep } from './use-pre-step.ts'

/** Opens the stored draft, stores the photos, and returns whether everything is loaded. */
export function usePreFlat(): boolean {
  const open = useSetAtom(openPreFlatAtom)
  const leave = useSetAtom(leavePreFlatAtom)
  const keep = useSetAtom(storePhotosAtom)
  const files = useAtomValue(unsentFilesAtom)
  const { status } = useAtomValue(editorAtom)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    void open(controller.signal).then(() => setIsOpen(!controller.signal.aborted))

    return () => {
      controller.abort()
      leave()
    }
  }, [open, leave])
  useEffect(() => {
    // Not before the stored photos are loaded: an empty list would overwrite them.
    if (isOpen) void keep(files)
  }, [isOpen, keep, files])

  return isOpen && status === 'ready'
}

/** Continues to the next step if this one is complete, and from the last one to the created flat. */
export function usePreSteps() {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const session = useSession()
  const store = useStore()
  const { step, next, goTo } = usePreStep()
  const check = useSetAtom(checkPreStepAtom)
  const createDraft = useSetAtom(createDraftAtom)
  const userId = session.status === 'authenticated' ? session.user.id : undefined

  const create = async () => {
    if (userId === undefined) return
    const flat = await createDraft(userId)
    if (!flat || !isShown()) return
    const [missing] = store.get(missingForPublicationAtom)
    const first = missing ? stepOf(missing.field) : 1
    await navigate(flatEditPath(flat.id, { step: first }), { replace: true })
  }
  const goOn = async () => {
    const missing = await check(step)
    if (missing) focusField(missing)
    else if (next) goTo(next)
  }

  return { goOn, create, isSignedIn: userId !== undefined }
}

/** Creates the flat after the sign-in without another click; a refusal shows the step of its field. */
export function useDraftAfterLogin(isReady: boolean): void {
  const { isToCreate, step, goTo } = usePreStep()
  const { create, isSignedIn } = usePreSteps()
  const saving = useAtomValue(savingAtom)
  const refused = saving.status === 'refused' ? saving.field : undefined
  const isItsStep = refused !== undefined && preStepOf(refused) === step

  const createNow = useEffectEvent(() => {
    goTo(step, { replace: true })
    void create()
  })
  useEffect(() => {
    if (isReady && isToCreate && isSignedIn) createNow()
  }, [isReady, isToCreate, isSignedIn])

  const leadToStep = useEffectEvent((field: FieldName) => {
    const wanted = preStepOf(field)
    if (wanted) goTo(wanted)
  })
  // For each refusal, and again when its step is rendered.
  useEffect(() => {
    if (saving.status !== 'refused' || !saving.field) return
    if (isItsStep) focusField(saving.field)
    else leadToStep(saving.field)
  }, [saving, isItsStep])
}
