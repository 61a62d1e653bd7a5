import { useIsShown } from '@domizil/app-kit'
import { useNavigate } from '@domizil/app-kit/router'
import { flatEditPath } from '@domizil/links'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { autosaveAtom, autosavedAtom } from './autosave-atoms.ts'
import { autosaveTiming } from './autosave-timing.ts'
import { formAtom, isFormChangedAtom } from './editor-atoms.ts'
import type { FlatForm } from './flat-form.ts'
import { pendingAutosaveAtom } from './saving-atom.ts'

/** Saves a draft when its author rests, and again once a connection that was away is back. */
export function useAutosave(): void {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const form = useAtomValue(formAtom)
  const isChanged = useAtomValue(isFormChangedAtom)
  const isPending = useAtomValue(pendingAutosaveAtom) !== undefined
  const end = useAtomValue(autosavedAtom)
  const autosave = useSetAtom(autosaveAtom)
  const tried = useRef<FlatForm>(undefined)

  const attempt = useEffectEvent(async () => {
    tried.current = form
    const created = await autosave()
    if (created && isShown()) await navigate(flatEditPath(created.id), { replace: true })
  })

  useEffect(() => {
    if (!isChanged || isPending || tried.current === form) return
    const timer = setTimeout(() => void attempt(), autosaveTiming.restMs)
    return () => clearTimeout(timer)
  }, [form, isChanged, isPending])

  useEffect(() => {
    if (end !== 'waiting' || isPending) return
    const again = () => void attempt()
    const timer = setTimeout(again, autosaveTiming.retryMs)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [end, isPending])
}
