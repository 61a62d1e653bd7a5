import { shellAtom } from '@domizil/app-kit/atoms'
import { FLAT_STEPS, type FlatStep } from '@domizil/domain'
import { type OwnFlat, updateFlatStatus } from '@domizil/api'
import { useIsShown, useSay, useShell } from '@domizil/app-kit'
import { useNavigate } from '@domizil/app-kit/router'
import { flatEditPath, myFlatsPath } from '@domizil/links'
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { flatAtom, isChangedAtom, missingAtom, showFlatAtom, touchFieldsAtom } from './editor-atoms.ts'
import { type FieldName, stepOf } from './fields.ts'
import { focusField } from './field-slot.tsx'
import { hasUnsentPhotosAtom } from './photos/add-files-atoms.ts'
import { refusalOf } from './refusal.ts'
import { IDLE, savingAtom } from './saving-atom.ts'
import { goOnUnsentAtom, overwriteAtom, saveAtom } from './save-atoms.ts'
import { useFlatStep } from './use-flat-step.ts'

/** Saves steps that must be complete. Resolves with the flat, undefined if something is missing or refused. */
const completeAtom = atom(
  null,
  async (get, set, steps: readonly FlatStep[]): Promise<OwnFlat | undefined> => {
    const missing = get(missingAtom)
      .map(({ field }) => field)
      .filter((field) => steps.includes(stepOf(field)))
    set(touchFieldsAtom, missing)
    if (missing.length > 0) {
      set(savingAtom, { status: 'refused', field: missing[0], messages: [] })
      return undefined
    }

    const flat = get(flatAtom)
    return flat && !get(isChangedAtom) ? flat : set(saveAtom)
  },
)
/** Saves everything and requests publication, after asking for missing details of the owner. */
const publishAtom = atom(null, async (get, set): Promise<OwnFlat | undefined> => {
  const flat = await set(completeAtom, FLAT_STEPS)
  const shell = get(shellAtom)
  if (!flat) return undefined

  try {
    if (!(await shell.completeProfile('LANDLORD'))) return undefined
    set(savingAtom, { status: 'saving' })
    const published = await shell.send(updateFlatStatus, {
      params: { id: flat.id },
      query: { flatStatus: 'ACTIVE' },
      body: {},
    })
    set(showFlatAtom, published, undefined)
    set(savingAtom, { status: 'published' })
    return published
  } catch (error) {
    set(savingAtom, IDLE)
    set(savingAtom, refusalOf(error))
    return undefined
  }
})

/** Saving from the page: the URL follows a created flat, and the focus is restored. */
export function useSaving() {
  const navigate = useNavigate()
  const store = useStore()
  const say = useSay()
  const { route, notify } = useShell()
  const isShown = useIsShown()
  const flat = useAtomValue(flatAtom)
  const send = useSetAtom(saveAtom)
  const sendOver = useSetAtom(overwriteAtom)
  const complete = useSetAtom(completeAtom)
  const goOnUnsent = useSetAtom(goOnUnsentAtom)
  const publish = useSetAtom(publishAtom)
  const setSaving = useSetAtom(savingAtom)
  const refuseUnsent = () =>
    setSaving({
      status: 'refused',
      field: 'images',
      messages: [say('publish.photosUnsent')],
    })

  const keepingFocus = async (action: () => Promise<OwnFlat | undefined>) => {
    const focused = document.activeElement

    const saved = await action()

    if (saved && !flat && isShown()) await navigate(flatEditPath(saved.id), { replace: true })
    if (saved && isLookedAtAgain(saved, flat)) notify({ kind: 'info', message: say('notice.lookedAt') })
    if (saved && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return saved
  }

  /** Whether its step is still open: an owner who has gone elsewhere meanwhile stays there. */
  const stepWatch = () => {
    const { search } = route.get().location
    return () => isShown() && route.get().location.search === search
  }

  return {
    save: () => keepingFocus(send),
    overwrite: () => keepingFocus(sendOver),
    /** Saves a complete step, and continues to the next one; without a connection what was typed waits in the tab. */
    goOn: async (step: FlatStep, next: FlatStep) => {
      const isSameStep = stepWatch()
      const saved = (await keepingFocus(() => complete([step]))) ?? goOnUnsent()
      if (saved && isSameStep()) await navigate(flatEditPath(saved.id, { step: next }))
    },
    /** Publishes a flat, unless photos would be missing that are on this device only. */
    publish: () => (store.get(hasUnsentPhotosAtom) ? refuseUnsent() : publish()),
    /** Saves a flat that was published before, and leaves; calls `onUnsent` instead if photos would be lost. */
    finish: async (onUnsent: () => void) => {
      const isSameStep = stepWatch()
      if (!(await keepingFocus(() => complete(FLAT_STEPS))) || !isSameStep()) return
      if (store.get(hasUnsentPhotosAtom)) onUnsent()
      else await navigate(myFlatsPath())
    },
  }
}

/** Whether a saving has changed what an administrator has reviewed of a listed flat. */
function isLookedAtAgain(saved: OwnFlat, before: OwnFlat | undefined): boolean {
  const { status, changedSinceReview: at } = saved
  return status === 'ACTIVE' && at !== null && at !== before?.changedSinceReview
}

/** After a refusal, shows the step of the first field to fix and focuses it. */
export function useFocusOnRefusal() {
  const saving = useAtomValue(savingAtom)
  const { step, goTo } = useFlatStep()
  const refused = saving.status === 'refused' ? saving.field : undefined
  const isItsStep = refused !== undefined && stepOf(refused) === step

  const leadToStep = useEffectEvent((field: FieldName) => goTo(stepOf(field)))
  // Once per refusal, and again when its step is rendered; not on other changes of the URL.
  useEffect(() => {
    if (saving.status !== 'refused' || !saving.field) return
    if (isItsStep) focusField(saving.field)
    else leadToStep(saving.field)
  }, [saving, isItsStep])
}
