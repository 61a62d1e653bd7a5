import { Skeleton } from '@domizil/ui/parts'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddressFields } from '../basics/address-fields.tsx'
import { PreviewCard } from '../preview-card.tsx'
import { savingAtom } from '../saving-atom.ts'
import { SavingOverlay } from '../saving-overlay.tsx'
import { WizardSteps } from '../wizard-steps.tsx'
import notice from '../notice.module.css'
import overview from '../overview.module.css'
import styles from '../wizard.module.css'
import { completePreStepsAtom, PRE_STEPS, type PreStep } from './pre-atoms.ts'
import { FirstPhotos } from './first-photos.tsx'
import { PreBar } from './pre-bar.tsx'
import { PriceSlot } from '../basics/price-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFocusOn } from '../use-focus-on.ts'
import { useTopOfStep } from '../use-top-of-step.ts'
import { useDraftAfterLogin, usePreFlat } from './use-pre-flat.ts'
import { usePreStep } from './use-pre-step.ts'

const PART_OF: Record<PreStep, ComponentType> = { 1: AddressFields, 2: PriceField, 3: FirstPhotos }

/** The first steps of a new flat without an account: address, price, photos. */
export function PreWizard() {
  const intl = useIntl()
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
          <p className={`${overview.overview} ${styles.quiet}`}>
            <FormattedMessage id="pre.aside" />
          </p>
          <p className={`${overview.overview} ${styles.quiet}`}>
            <FormattedMessage id="pre.later" />
          </p>
        </aside>
        <form
          className={styles.form}
          noValidate
          inert={isSaving}
          aria-label={intl.formatMessage({ id: `preSteps.${step}` })}
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
  const intl = useIntl()
  const { step, goTo } = usePreStep()
  const complete = useAtomValue(completePreStepsAtom)

  return (
    <WizardSteps
      validLabel={intl.formatMessage({ id: 'steps.complete' })}
      current={step}
      steps={PRE_STEPS.map((id) => ({
        id,
        label: intl.formatMessage({ id: `preSteps.${id}` }),
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
