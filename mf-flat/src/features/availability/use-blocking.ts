import type { BlockedPeriod } from '@domizil/api'
import { formatDay, type Period } from '@domizil/domain'
import { isApiError, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { type DaysProblem, problemOfDays } from '../../lib/blocked-days.ts'
import { useAvailabilityChanges } from './availability.ts'
import { obstacleFor } from './periods.ts'
import { type Selection, type useSelection, wholePeriod } from './use-selection.ts'

/** Blocks the selected days, or shows why that is refused; another selection clears the message. */
export function useBlocking(
  periods: readonly BlockedPeriod[],
  { selection, clear }: ReturnType<typeof useSelection>,
) {
  const intl = useIntl()
  const shell = useShell()
  const { blockDays } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<DaysProblem & { of: Selection }>()
  const problem = found?.of === selection ? found : undefined

  /** Resolves with the days that are blocked now; undefined after a refusal. */
  async function block(note: string): Promise<Period | undefined> {
    const known = problemOf(selection, periods, intl)
    const period = wholePeriod(selection)
    setFound(known && { ...known, of: selection })
    if (known || !period || isBusy) return undefined

    setIsBusy(true)
    try {
      await blockDays(period, note)
    } catch (error) {
      if (!isApiError(error)) throw error
      setFound({ message: error.message, of: selection })
      return undefined
    } finally {
      setIsBusy(false)
    }

    clear(selection)
    const days = { from: formatDay(period.from), to: formatDay(period.to) }
    shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'block.done' }, days) })
    return period
  }

  return { problem, isBusy, block }
}

/** The violations that are known without the server: invalid days, and days that are blocked already. */
function problemOf(
  { from, to }: Selection,
  periods: readonly BlockedPeriod[],
  intl: IntlShape,
): DaysProblem | undefined {
  const invalid = problemOfDays({ from, to }, intl)
  if (invalid) return invalid

  const obstacle = from && to && obstacleFor(periods, { from, to })
  if (!obstacle) return undefined
  return {
    // The first day, unless it is free: then the last one runs into the period.
    field: from < obstacle.blockedFrom ? 'blockedTo' : 'blockedFrom',
    message: intl.formatMessage(
      { id: `block.overlaps.${obstacle.source}` },
      { from: formatDay(obstacle.blockedFrom), to: formatDay(obstacle.blockedTo) },
    ),
  }
}
