import { useSay } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { Undo2 } from '@domizil/ui/icons'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { inspectedFilesAtom } from './add-files-atoms.ts'
import { arePhotosKeptAtom } from './kept-photos.ts'
import styles from './photos-status.module.css'
import { preparingCountAtom } from './prepared-photos.ts'
import { lastStepAtom, takeBackStepAtom } from './undo-atoms.ts'
import { isFocusLost } from './use-held-focus.ts'
import { failedImagesAtom, laterImagesAtom, retryPhotosAtom, uploadProgressAtom } from './upload-atoms.ts'

/** What happens to the photos as a whole: looked into, on their way, failed, and what can be undone. */
export function PhotosStatus() {
  return (
    <>
      <FailedPhotos />
      <div className={styles.status} role="status">
        <Inspection />
        <Upload />
        <Preparation />
        <Later />
        <LastStep />
      </div>
    </>
  )
}

function Inspection() {
  const say = useSay()
  const { length: count } = useAtomValue(inspectedFilesAtom)
  return count > 0 && <p>{say('photos.inspecting', { count })}</p>
}

/** What becomes of photos that did not leave. */
function Later() {
  const say = useSay()
  const { length: count } = useAtomValue(laterImagesAtom)
  const areKept = useAtomValue(arePhotosKeptAtom)
  return count > 0 && <p>{say(areKept ? 'photos.later' : 'photos.later.unkept', { count })}</p>
}

/** The figures are for the eye: a screen reader hears how many have arrived. */
function Upload() {
  const say = useSay()
  const intl = useIntl()
  const progress = useAtomValue(uploadProgressAtom)
  if (!progress || progress.count < 2) return null
  const { done, count, fraction } = progress

  return (
    <div className={styles.upload}>
      <p>
        {say('photos.sent', { done, count })}
        <span aria-hidden="true">{` · ${intl.formatNumber(fraction, { style: 'percent' })}`}</span>
      </p>
      <progress value={fraction} aria-label={say('photos.progress')} />
    </div>
  )
}

function Preparation() {
  const say = useSay()
  const count = useAtomValue(preparingCountAtom)
  return count > 0 && <p>{say('photos.preparingCount', { count })}</p>
}

function LastStep() {
  const say = useSay()
  const step = useAtomValue(lastStepAtom)
  const takeBack = useSetAtom(takeBackStepAtom)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A photo that was never sent takes the pressed button along.
    if (step === 'removed' && isFocusLost()) button.current?.focus()
  })
  if (!step) return null

  return (
    <div className={styles.step}>
      <p>{say(`photos.step.${step}`)}</p>
      <Button ref={button} size="small" onClick={takeBack}>
        <Undo2 size={14} />
        {say('photos.undo')}
      </Button>
    </div>
  )
}

/** A button that retries all failed uploads. */
function FailedPhotos() {
  const say = useSay()
  const failed = useAtomValue(failedImagesAtom)
  const retry = useSetAtom(retryPhotosAtom)
  if (failed.length < 2) return null

  return (
    <div className={styles.failedLine}>
      <p>{say('photos.failedCount', { count: failed.length })}</p>
      <Button size="small" onClick={() => retry(failed)}>
        {say('photos.retryAll')}
      </Button>
    </div>
  )
}
