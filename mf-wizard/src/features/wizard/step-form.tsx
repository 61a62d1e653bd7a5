import type { OwnFlat } from '@domizil/contract'
import { useAtomValue } from 'jotai'
import { type SubmitEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddressFields } from './basics/address-fields.tsx'
import styles from './wizard.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FlatFields } from './basics/flat-fields.tsx'
import { FlatNotices } from './flat-notices.tsx'
import { FlatSteps } from './flat-steps.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { RentFields } from './basics/rent-fields.tsx'
import { RoomFields } from './basics/room-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { savingAtom } from './saving-atom.ts'
import { StepOverview } from './step-overview.tsx'
import { useSaving } from './use-saving.ts'

interface StepFormProps {
  /** None for one that was never saved. */
  flat: OwnFlat | undefined
}

/** Step 1: where the flat is and what it costs. */
export function StepForm({ flat }: StepFormProps) {
  const intl = useIntl()
  const formId = useId()
  const { save } = useSaving()
  const { status } = useAtomValue(savingAtom)
  const isSaving = status === 'saving'
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <>
      <FlatSteps />
      <div className={`container ${styles.columns}`}>
        <form
          id={formId}
          className={styles.form}
          noValidate
          inert={isSaving}
          aria-label={intl.formatMessage({ id: 'basics.form' })}
          onSubmit={handleSubmit}
        >
          <FlatNotices flat={flat} />
          <ProblemSummary />
          <AddressFields />
          <RentFields />
          <FlatFields />
          <RoomFields />
        </form>
        <StepOverview flat={flat} />
        {isSaving && (
          <div className={styles.overlay}>
            <p className={styles.overlayText} role="status">
              <FormattedMessage id="bar.saving" />
            </p>
          </div>
        )}
      </div>
      <SaveBar formId={formId} />
      {status === 'conflict' && <ConflictDialog />}
    </>
  )
}
