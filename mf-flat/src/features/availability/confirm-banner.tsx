import { addDays, type Day, formatDay } from '@domizil/domain'
import { isApiError, useShell } from '@domizil/app-kit'
import { CalendarCheck, Check } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import { useAvailabilityChanges } from './availability.ts'
import styles from './confirm-banner.module.css'

const FRESH_DAYS = 14

/** Asks the owner to confirm the calendar, unless that was done recently. */
export function ConfirmBanner({ confirmedOn }: { confirmedOn: Day | null }) {
  const { confirm, isBusy } = useConfirmation()
  if (confirmedOn && confirmedOn > addDays(today(), -FRESH_DAYS)) return null

  return (
    <section className={styles.banner} aria-labelledby="confirm-calendar">
      <CalendarCheck size={22} aria-hidden="true" />
      <div>
        <h2 id="confirm-calendar">
          <FormattedMessage id="confirm.title" />
        </h2>
        <p>
          {confirmedOn ? (
            <FormattedMessage tagName="span" id="confirm.last" values={{ day: formatDay(confirmedOn) }} />
          ) : (
            <FormattedMessage tagName="span" id="confirm.never" />
          )}{' '}
          <FormattedMessage id="confirm.why" />
        </p>
      </div>
      <Button busy={isBusy} icon={<Check size={17} aria-hidden="true" />} onClick={() => void confirm()}>
        <FormattedMessage id="confirm.yes" />
      </Button>
    </section>
  )
}

function useConfirmation() {
  const intl = useIntl()
  const shell = useShell()
  const { confirmDays } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)

  async function confirm(): Promise<void> {
    setIsBusy(true)
    try {
      await confirmDays()
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'confirm.done' }) })
    } catch (error) {
      if (!isApiError(error)) throw error
      shell.notify({ kind: 'error', message: error.message })
    } finally {
      setIsBusy(false)
    }
  }

  return { confirm, isBusy }
}
