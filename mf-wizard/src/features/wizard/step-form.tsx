import type { OwnFlat } from '@domizil/api'
import type { FlatStep } from '@domizil/domain'
import { lazyChunk, usePreload } from '@domizil/app-kit'
import { usePreloadedModal } from '@domizil/app-kit/modal'
import { Skeleton } from '@domizil/ui/parts'
import { useAtomValue } from 'jotai'
import { type ComponentType, type SubmitEvent, Suspense, useId } from 'react'
import { useIntl } from 'react-intl'
import { AddressFields } from './basics/address-fields.tsx'
import { FlatFields } from './basics/flat-fields.tsx'
import { RentFields } from './basics/rent-fields.tsx'
import { RoomFields } from './basics/room-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EnergyFields } from './energy/energy-fields.tsx'
import { FlatNotices } from './flat-notices.tsx'
import { FlatSteps } from './flat-steps.tsx'
import { PhotoFields } from './photos/photo-fields.tsx'
import { usePreparedPhotos } from './photos/prepared-photos.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { SaveBar } from './save-bar.tsx'
import { savingAtom } from './saving-atom.ts'
import { SavingOverlay } from './saving-overlay.tsx'
import { StepOverview } from './step-overview.tsx'
import { TextFields } from './texts/text-fields.tsx'
import { useAutosave } from './use-autosave.ts'
import { useFlatStep } from './use-flat-step.ts'
import { useSaving } from './use-saving.ts'
import { useTopOfStep } from './use-top-of-step.ts'
import styles from './wizard.module.css'

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
export function StepForm({ flat }: StepFormProps) {
  const intl = useIntl()
  const formId = useId()
  const { step } = useFlatStep()
  const { save } = useSaving()
  useAutosave()
  usePreparedPhotos()
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
          aria-label={intl.formatMessage({ id: `steps.${step}` })}
          onSubmit={handleSubmit}
        >
          <FlatNotices flat={flat} />
          <ProblemSummary />
          {PARTS_OF[step].map((Part, at) => (
            <Suspense key={`${step}-${at}`} fallback={<Skeleton height="320px" />}>
              <Part />
            </Suspense>
          ))}
        </form>
        {isSaving && <SavingOverlay />}
      </div>
      <SaveBar formId={formId} />
      {status === 'conflict' && <ConflictDialog />}
    </>
  )
}
