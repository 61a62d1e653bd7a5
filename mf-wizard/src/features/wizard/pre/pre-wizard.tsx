import { useIsShown, useSay, useSession, useShell } from '@domizil/app-kit'
import { CookiesFirst, useLogin } from '@domizil/app-kit/login'
import { Link, useNavigate, useSearchParams } from '@domizil/app-kit/router'
import { MAX_IMAGES } from '@domizil/domain'
import { flatEditPath, offerFlatPath, preWizardPath } from '@domizil/links'
import { ArrowLeft, ArrowRight, Trash2 } from '@domizil/ui/icons'
import { Button, buttonClass, Skeleton } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { FormattedNumber } from 'react-intl'
import { AddressFields } from '../basics/address-fields.tsx'
import { PreviewCard } from '../preview-card.tsx'
import { savingAtom } from '../saving-atom.ts'
import { SavingOverlay } from '../saving-overlay.tsx'
import { WizardSteps } from '../wizard-steps.tsx'
import notice from '../notice.module.css'
import overview from '../overview.module.css'
import styles from '../wizard.module.css'
import {
  checkPreStepAtom,
  completePreStepsAtom,
  createDraftAtom,
  leavePreFlatAtom,
  openPreFlatAtom,
  PRE_STEPS,
  type PreStep,
  preStepOf,
  storePhotosAtom,
} from './pre-atoms.ts'
import { editorAtom, missingForPublicationAtom, photosAtom } from '../editor-atoms.ts'
import { FormSection } from '../form-section.tsx'
import { AddPhotos } from '../photos/add-photos.tsx'
import type { Photo } from '../photos/photo.ts'
import { PhotoHints } from '../photos/photo-hints.tsx'
import { removePhotoAtom } from '../photos/photos-atoms.ts'
import { PhotoPreview } from '../photos/photo-preview.tsx'
import { PhotosStatus } from '../photos/photos-status.tsx'
import { RefusedFiles } from '../photos/refused-files.tsx'
import preStyles from './pre.module.css'
import { FootBar } from '../foot-bar.tsx'
import { focusField } from '../field-slot.tsx'
import { type FieldName, stepOf } from '../fields.ts'
import { unsentFilesAtom } from '../photos/add-files-atoms.ts'
import { PriceSlot } from '../basics/price-slot.tsx'
import { useFocusOn } from '../use-focus-on.ts'
import { useTopOfStep } from '../use-top-of-step.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

const PART_OF: Record<PreStep, ComponentType> = { 1: AddressFields, 2: PriceField, 3: FirstPhotos }

/** The first steps of a new flat without an account: address, price, photos. */
export function PreWizard() {
  const say = useSay()
  const isReady = usePreFlat()
  const { step } = usePreStep()
  useTopOfStep(step)
  const saving = useAtomValue(savingAtom)
  useDraftAfterLogin(isReady)
  const isSaving = saving.status === 'saving'
  const isTold = saving.status === 'refused' && !saving.field && saving.messages.length > 0
  const summary = useFocusOn<HTMLDivElement>(isTold ? saving : undefined)
  const Part = PART_OF[step]

  return (
    <>
      <PreSteps />
      <div className={`container ${styles.columns}`}>
        <aside className={overview.aside}>
          <PreviewCard />
          <p className={`${overview.overview} ${styles.quiet}`}>{say('pre.aside')}</p>
          <p className={`${overview.overview} ${styles.quiet}`}>{say('pre.later')}</p>
        </aside>
        <form
          className={styles.form}
          noValidate
          inert={isSaving}
          aria-label={say(`preSteps.${step}`)}
          onSubmit={(event) => event.preventDefault()}
        >
          {saving.status === 'refused' && saving.messages.length > 0 && (
            <div ref={summary} tabIndex={-1} className={notice.summary} role="alert">
              <p>{saving.messages.join(' ')}</p>
            </div>
          )}
          {isReady ? <Part /> : <Skeleton height="320px" />}
        </form>
        {isSaving && <SavingOverlay />}
      </div>
      <PreBar />
    </>
  )
}

function PreSteps() {
  const say = useSay()
  const { step, goTo } = usePreStep()
  const complete = useAtomValue(completePreStepsAtom)

  return (
    <WizardSteps
      validLabel={say('steps.complete')}
      current={step}
      steps={PRE_STEPS.map((id) => ({
        id,
        label: say(`preSteps.${id}`),
        isValid: complete.has(id),
      }))}
      onSelect={goTo}
    />
  )
}

/** The price in the first steps. */
function PriceField() {
  return (
    <FormSection title="pre.price">
      <div className={styles.fields}>
        <PriceSlot />
      </div>
    </FormSection>
  )
}

/** Navigation through the steps, and from the last one to the flat's form, after a sign-in if necessary. */
export function PreBar() {
  const say = useSay()
  const { previous, next, goTo, isToCreate } = usePreStep()
  const { goOn, create, isSignedIn } = usePreSteps()
  const { status } = useAtomValue(savingAtom)

  return (
    <FootBar>
      {previous ? (
        <Button onClick={() => goTo(previous)}>
          <ArrowLeft size={16} />
          {say('bar.back')}
        </Button>
      ) : (
        <Link className={buttonClass()} to={offerFlatPath()}>
          {say('pre.leave')}
        </Link>
      )}
      {next && (
        <Button variant="primary" onClick={() => void goOn()}>
          {say('bar.next')}
          <ArrowRight size={16} />
        </Button>
      )}
      {!next && isSignedIn && (
        <Button variant="primary" busy={status === 'saving' || isToCreate} onClick={() => void create()}>
          {say('pre.create')}
        </Button>
      )}
      {!next && !isSignedIn && <SignUpFirst />}
    </FootBar>
  )
}

/** A flat needs an owner: after signing up, or in, it is created without another click. Most come here without an account. */
function SignUpFirst() {
  const say = useSay()
  const shell = useShell()
  const { button, ...login } = useLogin()
  const returnTo = preWizardPath({ step: 3, create: true })

  return (
    <>
      <CookiesFirst {...login} className={preStyles.reason} />
      <Button {...button} onClick={() => shell.login(returnTo)}>
        {say('pre.logIn')}
      </Button>
      <Button
        variant="primary"
        className={preStyles.signUp}
        {...button}
        onClick={() => shell.login(returnTo, { isNew: true })}
      >
        {say('pre.signUp')}
      </Button>
    </>
  )
}

/** The first photos. They are stored in this browser until there is a flat to upload them to. */
function FirstPhotos() {
  const say = useSay()
  const photos = useAtomValue(photosAtom)

  return (
    <FormSection title="photos.title" hint={say('pre.photosHint', { count: photos.length, max: MAX_IMAGES })}>
      <RefusedFiles />
      <ul className={preStyles.files} aria-label={say('photos.title')}>
        {photos.map((photo) => (
          <FileRow key={photo.key} photo={photo} />
        ))}
      </ul>
      <PhotosStatus />
      <div className={preStyles.add}>
        <AddPhotos />
      </div>
    </FormSection>
  )
}

function FileRow({ photo }: { photo: Photo }) {
  const { id, name = '', file } = photo
  const say = useSay()
  const remove = useSetAtom(removePhotoAtom)

  return (
    <li className={preStyles.file}>
      <PhotoPreview photo={photo} className={preStyles.thumb} />
      <div className={preStyles.name}>
        {name}
        <PhotoHints photo={photo} />
      </div>
      <span className={preStyles.size}>
        <FileSize bytes={file?.size ?? 0} />
      </span>
      <Button size="small" aria-label={say('pre.removePhoto', { name })} onClick={() => remove(id)}>
        <Trash2 size={14} />
      </Button>
    </li>
  )
}

/** In kilobytes where megabytes would round to zero. */
function FileSize({ bytes }: { bytes: number }) {
  const isSmall = bytes < MEGABYTE / 10

  return (
    <FormattedNumber
      value={isSmall ? Math.ceil(bytes / KILOBYTE) : bytes / MEGABYTE}
      style="unit"
      unit={isSmall ? 'kilobyte' : 'megabyte'}
      minimumFractionDigits={isSmall ? 0 : 1}
      maximumFractionDigits={isSmall ? 0 : 1}
    />
  )
}

/** Opens the stored draft, stores the photos, and returns whether everything is loaded. */
function usePreFlat(): boolean {
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
function usePreSteps() {
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
function useDraftAfterLogin(isReady: boolean): void {
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

/** The step in the URL, and whether the flat is to be created at once, after the sign-in for it. */
function usePreStep() {
  const [query, setQuery] = useSearchParams()
  const step = PRE_STEPS.find((one) => String(one) === query.get('step')) ?? 1

  return {
    step,
    isToCreate: query.has('create'),
    next: PRE_STEPS[PRE_STEPS.indexOf(step) + 1],
    previous: PRE_STEPS[PRE_STEPS.indexOf(step) - 1],
    goTo: (to: PreStep, { replace = false } = {}) => setQuery({ step: String(to) }, { replace }),
  }
}
