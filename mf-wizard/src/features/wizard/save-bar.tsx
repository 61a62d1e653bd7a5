import { ArrowLeft, ArrowRight, Check, Save } from '@domizil/ui/icons'
import { useDialog, useSay } from '@domizil/app-kit'
import { Button, buttonClass } from '@domizil/ui/parts'
import { Link, useNavigate } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
import { useAtomValue } from 'jotai'
import { type MouseEvent, useEffect } from 'react'
import { FormattedList } from 'react-intl'
import { ModalDialog } from '@domizil/app-kit/modal'
import { autosavedAtom, unsavableAtom } from './autosave-atoms.ts'
import { arePhotosChangedAtom, flatAtom, isChangedAtom, isFormChangedAtom } from './editor-atoms.ts'
import { isDraft } from './flat-form.ts'
import { FootBar } from './foot-bar.tsx'
import { hasUnsentPhotosAtom, unsentFilesAtom } from './photos/add-files-atoms.ts'
import { arePhotosKeptAtom } from './photos/kept-photos.ts'
import { failedImagesAtom } from './photos/upload-atoms.ts'
import { savingAtom } from './saving-atom.ts'
import { FieldLink } from './field-link.tsx'
import type { FieldName } from './fields.ts'
import { useWayToField } from './use-way-to-field.ts'
import { useFlatStep } from './use-flat-step.ts'
import { useSaving } from './use-saving.ts'
import styles from './foot-bar.module.css'

/** The bar at the bottom: back or leave, the state of saving, save, and continue. */
export function SaveBar({ formId }: { formId: string }) {
  const say = useSay()
  const saving = useAtomValue(savingAtom)
  const flat = useAtomValue(flatAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const hasUnsent = useAtomValue(hasUnsentPhotosAtom)
  const autosaved = useAtomValue(autosavedAtom)
  const isSaved = saving.status === 'saved' || autosaved === 'saved'
  const leaving = useDialog('leaving')
  const areKept = useAtomValue(arePhotosKeptAtom)
  useUnloadWarning(isChanged || (hasUnsent && !areKept))
  const handleLeave = (event: MouseEvent) => {
    if (!isChanged && !hasUnsent) return
    event.preventDefault()
    leaving.open()
  }

  return (
    <>
      <FootBar>
        <BackButton onLeave={handleLeave} />
        <p className={styles.status} role="status">
          {isSaved && !isChanged && !hasUnsent && (
            <span className={styles.saved}>
              <Check size={16} />
              {say('bar.saved')}
            </span>
          )}
          {isChanged && saving.status !== 'saving' && <UnsavedState />}
          {!isChanged && hasUnsent && <UnsentState />}
        </p>
        <Button type="submit" form={formId} disabled={saving.status === 'saving'}>
          <Save size={16} className={styles.barIcon} />
          <span className={styles.barText}>
            {say(isDraft(flat) && flat?.status !== 'REJECTED' ? 'bar.saveDraft' : 'bar.save')}
          </span>
        </Button>
        <OnwardButton onUnsent={leaving.open} />
      </FootBar>
      {leaving.isOpen && <LeaveDialog onClose={leaving.close} />}
    </>
  )
}

/** Why changes are not saved yet. */
function UnsavedState() {
  const say = useSay()
  const isWaiting = useAtomValue(autosavedAtom) === 'waiting'
  const unsavable = useAtomValue(unsavableAtom)
  if (!isWaiting && unsavable.length > 0) return <Unsavable fields={unsavable} />

  return say(isWaiting ? 'bar.waiting' : 'bar.unsaved')
}

/** Photos that the server does not have: nothing is said to be saved meanwhile. */
function UnsentState() {
  const say = useSay()
  const { length: count } = useAtomValue(unsentFilesAtom)
  const hasFailed = useAtomValue(failedImagesAtom).length > 0

  return say(hasFailed ? 'bar.photosUnsent' : 'bar.photosSending', { count })
}

function BackButton({ onLeave }: { onLeave: (event: MouseEvent) => void }) {
  const say = useSay()
  const { previous, goTo } = useFlatStep()

  if (!previous) {
    return (
      <Link className={buttonClass()} to={myFlatsPath()} onClick={onLeave}>
        <ArrowLeft size={16} className={styles.barIcon} />
        <span className={styles.barText}>{say('bar.myFlats')}</span>
      </Link>
    )
  }
  return (
    <Button onClick={() => goTo(previous)}>
      <ArrowLeft size={16} />
      <span className={styles.barText}>{say('bar.back')}</span>
    </Button>
  )
}

/**
 * Continues to the next step; after the last one publishes, or leaves if that was done before. Photos that would be lost by
 * leaving are asked about.
 */
function OnwardButton({ onUnsent }: { onUnsent: () => void }) {
  const say = useSay()
  const saving = useAtomValue(savingAtom)
  const flat = useAtomValue(flatAtom)
  const { step, next } = useFlatStep()
  const { goOn, publish, finish } = useSaving()
  const busy = saving.status === 'saving'

  if (next) {
    return (
      <Button variant="primary" busy={busy} onClick={() => void goOn(step, next)}>
        {say('bar.next')}
        <ArrowRight size={16} />
      </Button>
    )
  }
  return isDraft(flat) ? (
    <Button variant="primary" busy={busy} onClick={() => void publish()}>
      {say('bar.publish')}
    </Button>
  ) : (
    <Button variant="primary" busy={busy} onClick={() => void finish(onUnsent)}>
      {say('bar.finish')}
    </Button>
  )
}

/** Asks for confirmation before unsaved changes are lost. */
function LeaveDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const isFormChanged = useAtomValue(isFormChangedAtom)
  const arePhotosChanged = useAtomValue(arePhotosChangedAtom)
  const hasUnsent = useAtomValue(hasUnsentPhotosAtom)
  const areKept = useAtomValue(arePhotosKeptAtom)

  return (
    <ModalDialog
      onClose={onClose}
      title={say('leave.title')}
      closeLabel={say('dialog.close')}
      footer={
        <>
          {/* Replaces the history entry: Back leads to the form, not to the dialog. */}
          <Button onClick={() => void navigate(myFlatsPath(), { replace: true })}>
            {say('leave.leave')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {say('leave.stay')}
          </Button>
        </>
      }
    >
      {isFormChanged && <p>{say('leave.text')}</p>}
      {arePhotosChanged && <p>{say('leave.photosChanged')}</p>}
      {hasUnsent && <p>{say(areKept ? 'leave.photosKept' : 'leave.photosUnsent')}</p>}
    </ModalDialog>
  )
}

/** How many details of a draft cannot be saved, and the way to each. */
function Unsavable({ fields }: { fields: readonly FieldName[] }) {
  const say = useSay()
  const focus = useWayToField()
  const links = fields.map((field) => <FieldLink key={field} field={field} onFollow={focus} />)

  return (
    <>
      <span>{say('bar.unsavable', { count: fields.length })}</span> <FormattedList value={links} />
    </>
  )
}

/** Makes the browser ask before the tab is closed or reloaded with unsaved changes. */
function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)

    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
