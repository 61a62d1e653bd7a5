import { CircleCheck, CloudOff, House } from '@domizil/ui/icons'
import { Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@domizil/ui/parts'
import { Link, useNavigate } from '@domizil/app-kit/router'
import { flatEditPath, flatPath, myFlatsPath } from '@domizil/links'
import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { OwnFlat } from '@domizil/api'
import { type FlatStep, TIME_OF_DAY } from '@domizil/domain'
import { dayOfMoment } from '@domizil/app-kit/today'
import { lazyChunk, useDialog, useIsShown, usePreload, useQuery, useSay } from '@domizil/app-kit'
import { ModalDialog, usePreloadedModal } from '@domizil/app-kit/modal'
import {
  type ComponentType,
  type SubmitEvent,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { pendingAutosaveAtom, savingAtom } from './saving-atom.ts'
import { AddressFields } from './basics/address-fields.tsx'
import { FlatFields } from './basics/flat-fields.tsx'
import { RentFields } from './basics/rent-fields.tsx'
import { RoomFields } from './basics/room-fields.tsx'
import {
  acceptServerVersionAtom,
  type OtherVersion,
  otherVersionAtom,
  postponeConflictAtom,
} from './save-atoms.ts'
import { EnergyFields } from './energy/energy-fields.tsx'
import { FlatNotices } from './flat-notices.tsx'
import { FlatSteps } from './flat-steps.tsx'
import { PhotoFields } from './photos/photo-fields.tsx'
import { useKeptPhotos } from './photos/kept-photos.ts'
import { usePreparedPhotos } from './photos/prepared-photos.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { SaveBar } from './save-bar.tsx'
import { SavingOverlay } from './saving-overlay.tsx'
import { REQUIRED_DETAILS, StepOverview } from './step-overview.tsx'
import { TextFields } from './texts/text-fields.tsx'
import { autosaveAtom, autosavedAtom } from './autosave-atoms.ts'
import { autosaveTiming } from './autosave-timing.ts'
import { closeFlatAtom, editorAtom, formAtom, isFormChangedAtom, openFlatAtom } from './editor-atoms.ts'
import type { FlatForm } from './flat-form.ts'
import { useFlatStep } from './use-flat-step.ts'
import { useSaving } from './use-saving.ts'
import { useTopOfStep } from './use-top-of-step.ts'
import styles from './wizard.module.css'
import { leavePhotosAtom } from './photos/add-files-atoms.ts'

// With antd, which no other step needs. Loaded early: steps are changed without a connection, too.
const OfferFields = lazyChunk('offer-fields', () =>
  import(/* webpackChunkName: "offer-fields" */ './amenities/offer-fields.tsx').then(
    (module) => module.OfferFields,
  ),
)

const PARTS_OF: Record<FlatStep, readonly ComponentType[]> = {
  1: [AddressFields, RentFields, FlatFields, RoomFields],
  2: [OfferFields, PhotoFields],
  3: [TextFields],
  4: [EnergyFields],
}

interface StepFormProps {
  /** Undefined for an unsaved flat. */
  flat: OwnFlat | undefined
}

/** One step of the form, with navigation and saving. */
function StepForm({ flat }: StepFormProps) {
  const say = useSay()
  const formId = useId()
  const { step } = useFlatStep()
  const { save } = useSaving()
  useAutosave()
  usePreparedPhotos()
  useKeptPhotos()
  const { status } = useAtomValue(savingAtom)
  usePreload(OfferFields, true)
  usePreloadedModal(true)
  const isSaving = status === 'saving'
  useTopOfStep(step)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <>
      <FlatSteps />
      <div className={`container ${styles.columns}`}>
        <StepOverview flat={flat} />
        <form
          id={formId}
          className={styles.form}
          noValidate
          inert={isSaving}
          aria-label={say(`steps.${step}`)}
          onSubmit={handleSubmit}
        >
          <FlatNotices flat={flat} />
          <ProblemSummary />
          {/* All at once: a part that came later would move those below it. */}
          <Suspense key={step} fallback={<Skeleton height="100vh" />}>
            {PARTS_OF[step].map((Part, at) => (
              <Part key={`${step}-${at}`} />
            ))}
          </Suspense>
        </form>
        {isSaving && <SavingOverlay />}
      </div>
      <SaveBar formId={formId} />
      {status === 'conflict' && <ConflictDialog />}
    </>
  )
}

/**
 * The flat was changed elsewhere: asks which version to keep. Closing it postpones the question to the next saving.
 */
function ConflictDialog() {
  const say = useSay()
  const { overwrite } = useSaving()
  const takeOther = useSetAtom(acceptServerVersionAtom)
  const postpone = useSetAtom(postponeConflictAtom)
  const { isOpen, open, close } = useDialog('conflict')
  const other = useOtherVersion()
  const isAnswered = useRef(false)
  const wasOpen = useRef(false)
  useEffect(() => open(), [open])
  useEffect(() => {
    // Closed by Back, which is no answer: without this nothing would be saved any more.
    if (wasOpen.current && !isOpen && !isAnswered.current) postpone()
    wasOpen.current = isOpen
  }, [isOpen, postpone])

  const closeAnd = (answer: () => unknown) => () => {
    isAnswered.current = true
    close()
    void answer()
  }
  if (!isOpen) return null

  return (
    <ModalDialog
      onClose={closeAnd(postpone)}
      title={say('conflict.title')}
      closeLabel={say('dialog.close')}
      footer={
        <>
          <Button onClick={closeAnd(takeOther)}>{say('conflict.takeOther')}</Button>
          <Button variant="primary" onClick={closeAnd(overwrite)}>
            {say('conflict.overwrite')}
          </Button>
        </>
      }
    >
      {other && <LastChange {...other.change} />}
      <p>{say('conflict.text')}</p>
      {other && other.fields.length > 0 && <Differences fields={other.fields} />}
    </ModalDialog>
  )
}

function useOtherVersion(): OtherVersion | undefined {
  const load = useSetAtom(otherVersionAtom)
  const [other, setOther] = useState<OtherVersion>()
  useEffect(() => void load().then(setOther), [load])

  return other
}

function LastChange({ at, byOwner }: OwnFlat['lastChange']) {
  const intl = useIntl()
  const say = useSay()
  const values = { day: dayOfMoment(at), time: intl.formatTime(at, TIME_OF_DAY) }

  return <p>{say(byOwner ? 'conflict.byOwner' : 'conflict.byAdmin', values)}</p>
}

/** What differs, as the form calls it. */
function Differences({ fields }: Pick<OtherVersion, 'fields'>) {
  const say = useSay()
  const names = fields.map((field) =>
    say(AMENITIES.test(field) ? 'conflict.amenities' : `flatField.${field}`),
  )

  return (
    <>
      <p>{say('conflict.differs')}</p>
      <ul className={styles.differences}>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}

const AMENITIES = /Amenities$/

interface FlatEditorProps {
  userId: string
  /** Undefined for a new flat. */
  flatId: number | undefined
}

/** The form of a flat, once it is loaded. */
export function FlatEditor({ userId, flatId }: FlatEditorProps) {
  const { editor, retry } = useFlatEditor(userId, flatId)
  const saving = useAtomValue(savingAtom)
  const details = useQuery(REQUIRED_DETAILS)

  // With what the owner's details lack: the form stands below it on phones, and would move.
  if (editor.status === 'loading' || details.status === 'pending') return <Waiting />
  if (editor.status === 'failed')
    return (
      <div className="container">
        <Failed message={editor.message} onRetry={retry} />
      </div>
    )
  if (editor.status === 'missing' || editor.flat?.status === 'ARCHIVED')
    return (
      <div className="container">
        <NoSuchFlat />
      </div>
    )
  if (editor.flat && saving.status === 'published') return <Published flat={editor.flat} />
  return <StepForm flat={editor.flat} />
}

function NoSuchFlat() {
  const say = useSay()

  return (
    <EmptyState
      icon={<House size={28} />}
      title={say('missing.title')}
      actions={
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={myFlatsPath()}>
          {say('bar.myFlats')}
        </Link>
      }
    >
      {say('missing.text')}
    </EmptyState>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const say = useSay()

  return (
    <ErrorState
      icon={<CloudOff size={28} />}
      title={say('failed.title')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {say('failed.retry')}
        </Button>
      }
    >
      {message}
    </ErrorState>
  )
}

function Waiting() {
  return (
    <div className="container" aria-busy="true">
      <div className={styles.waiting}>
        <Skeleton height="220px" />
        <Skeleton height="100vh" />
      </div>
    </div>
  )
}

/** The confirmation: the flat is in review, or listed. */
function Published({ flat }: { flat: OwnFlat }) {
  const say = useSay()

  return (
    <div className="container" role="status">
      <EmptyState
        headingLevel={1}
        icon={<CircleCheck size={28} />}
        title={say('published.title', { status: flat.status })}
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={myFlatsPath()}>
              {say('bar.myFlats')}
            </Link>
            <Link className={buttonClass({ size: 'large' })} to={flatPath(flat.id)}>
              {say('published.preview')}
            </Link>
          </>
        }
      >
        {say('published.text', { status: flat.status })}
      </EmptyState>
    </div>
  )
}

/** Saves a draft when its author rests, and again once a connection that was away is back. */
function useAutosave(): void {
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

/** Opens the flat in the URL. */
function useFlatEditor(userId: string, flatId: number | undefined) {
  const editor = useAtomValue(editorAtom)
  const open = useSetAtom(openFlatAtom)
  const close = useSetAtom(closeFlatAtom)
  const leavePhotos = useSetAtom(leavePhotosAtom)

  useEffect(() => {
    const controller = new AbortController()
    void open({ userId, flatId }, controller.signal)

    return () => controller.abort()
  }, [open, userId, flatId])
  useEffect(
    () => () => {
      close()
      leavePhotos()
    },
    [close, leavePhotos],
  )

  const retry = useCallback(
    () => void open({ userId, flatId }, new AbortController().signal),
    [open, userId, flatId],
  )
  return { editor, retry }
}
