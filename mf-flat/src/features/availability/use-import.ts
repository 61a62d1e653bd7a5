import { isApiError, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAvailabilityChanges } from './availability.ts'
import { countsOf } from './imported.ts'

/** Imports, refreshes and removes a calendar. */
export function useImport() {
  const intl = useIntl()
  const shell = useShell()
  const { importCalendar, forgetCalendar } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt(action: () => Promise<void>): Promise<boolean> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await action()
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(error.message)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  async function read(url: string): Promise<void> {
    await attempt(async () => {
      const { calendar } = await importCalendar(url)
      const counts = calendar ? countsOf(calendar, intl) : ''
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'import.done' }, { read: counts }) })
    })
  }

  async function remove(url: string): Promise<void> {
    if (!(await attempt(forgetCalendar))) return
    shell.notify({
      kind: 'success',
      message: intl.formatMessage({ id: 'import.removed' }),
      action: { label: intl.formatMessage({ id: 'undo' }), run: () => void read(url) },
    })
  }

  return { read, remove, isBusy, problem, forget: () => setProblem(undefined) }
}
