import type { BlockedPeriod } from '@domizil/api'
import type { Period } from '@domizil/domain'
import { useDialog, useLocale } from '@domizil/app-kit'
import { Plus } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { type SyntheticEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayTexts } from '../../lib/use-day-texts.ts'
import { BlockCalendar } from './block-calendar.tsx'
import styles from './cards.module.css'
import { lengthOf } from './periods.ts'
import { useBlocking } from './use-blocking.ts'
import { type useSelection, wholePeriod } from './use-selection.ts'

interface BlockFormProps {
  periods: readonly BlockedPeriod[]
  selection: ReturnType<typeof useSelection>
  onBlocked: (period: Period) => void
}

/** Blocks days between two dates; the calendar beside it fills them in as well. */
export function BlockForm({ periods, selection, onBlocked }: BlockFormProps) {
  const intl = useIntl()
  const titleId = useId()
  const errorId = useId()
  const { problem, isBusy, block } = useBlocking(periods, selection)
  const chosen = wholePeriod(selection.selection)
  const calendar = useDialog<StayEnd>('block-days')

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void block().then((blocked) => {
      if (blocked) onBlocked(blocked)
      else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    })
  }

  return (
    <form className={styles.card} aria-labelledby={titleId} noValidate onSubmit={handleSubmit}>
      <h2 id={titleId}>
        <FormattedMessage id="block.title" />
      </h2>
      <div className={styles.days}>
        <StayField
          value={selection.selection}
          labels={{
            from: intl.formatMessage({ id: 'block.from' }),
            to: intl.formatMessage({ id: 'block.to' }),
          }}
          locale={useLocale()}
          texts={useDayTexts()}
          errorIds={{
            from: problem && problem.field !== 'blockedTo' ? errorId : undefined,
            to: problem && problem.field !== 'blockedFrom' ? errorId : undefined,
          }}
          onChange={(end, day) => (end === 'from' ? selection.setFrom(day) : selection.setTo(day))}
          onOpen={calendar.open}
        >
          {calendar.value && (
            <BlockCalendar
              end={calendar.value}
              periods={periods}
              selection={selection}
              onClose={calendar.close}
            />
          )}
        </StayField>
      </div>
      {problem && (
        <p className={styles.error} id={errorId} role="alert">
          {problem.message}
        </p>
      )}
      <Button
        variant="primary"
        block
        type="submit"
        busy={isBusy}
        icon={<Plus size={17} aria-hidden="true" />}
      >
        <FormattedMessage id="block.submit" values={{ count: chosen ? lengthOf(chosen) : 0 }} />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="block.hint" />
      </p>
    </form>
  )
}
