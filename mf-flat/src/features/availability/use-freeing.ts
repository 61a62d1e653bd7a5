import type { BlockedPeriod } from '@domizil/api'
import { isApiError, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAvailabilityChanges } from './availability.ts'
import { periodOf } from './periods.ts'

/** Frees days at once, and offers an undo. */
export function useFreeing(period: BlockedPeriod, words: string) {
  const intl = useIntl()
  const shell = useShell()
  const { freeDays, blockDays } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)
  const refuse = (error: unknown) => {
    if (!isApiError(error)) throw error
    shell.notify({ kind: 'error', message: error.message })
  }

  async function free(): Promise<void> {
    setIsBusy(true)
    try {
      await freeDays(period)
    } catch (error) {
      refuse(error)
      return
    } finally {
      setIsBusy(false)
    }

    shell.notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'periods.freed' }, { period: words }),
      action: {
        label: intl.formatMessage({ id: 'undo' }),
        run: () => void blockDays(periodOf(period)).catch(refuse),
      },
    })
  }

  return { free, isBusy }
}
