import type { BlockedPeriod } from '@domizil/contract'
import { isApiError, useShell } from '@domizil/remote-kit'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { blockDaysAtom, freeDaysAtom } from './availability-atoms.ts'
import { periodOf } from './periods.ts'

/** Frees days at once, and offers to take that back. */
export function useFreeing(period: BlockedPeriod, words: string) {
  const intl = useIntl()
  const shell = useShell()
  const freeDays = useSetAtom(freeDaysAtom)
  const blockDays = useSetAtom(blockDaysAtom)
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
