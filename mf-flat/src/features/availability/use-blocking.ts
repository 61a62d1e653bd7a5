import type { BlockedPeriod } from '@domizil/api'
import { checkBlockedPeriod, formatDay, type Period } from '@domizil/domain'
import { isApiError, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import { useAvailabilityChanges } from './availability.ts'
import { obstacleFor } from './periods.ts'
import { type Selection, type useSelection, wholePeriod } from './use-selection.ts'

/** A message, and the field it belongs to; without one it is about both days. */
interface Problem {
  readonly field?: string
  readonly message: string
}

/** Blocks the selected days, or shows why that is refused; another selection clears the message. */
export function useBlocking(
  periods: readonly BlockedPeriod[],
  { selection, clear }: ReturnType<typeof useSelection>,
) {
  const intl = useIntl()
  const shell = useShell()
  const { blockDays } = useAvailabilityChanges()
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<Problem & { of: Selection }>()
  const problem = found?.of === selection ? found : undefined

  /** Resolves with the days that are blocked now; undefined after a refusal. */
  async function block(): Promise<Period | undefined> {
    const known = problemOf(selection, periods, intl)
    const period = wholePeriod(selection)
    setFound(known && { ...known, of: selection })
    if (known || !period || isBusy) return undefined

    setIsBusy(true)
    try {
      await blockDays(period)
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

/** What makes days invalid for every flat. */
export function problemOfDays({ from, to }: Selection, intl: IntlShape): Problem | undefined {
  const [issue] = checkBlockedPeriod(
    { ...(from && { blockedFrom: from }), ...(to && { blockedTo: to }) },
    today(),
  )
  if (!issue) return undefined
  const latest = issue.latest ? formatDay(issue.latest) : ''
  return { field: issue.field, message: intl.formatMessage({ id: `block.${issue.code}` }, { latest }) }
}

/** The violations that are known without the server: invalid days, and days that are blocked already. */
function problemOf(
  { from, to }: Selection,
  periods: readonly BlockedPeriod[],
  intl: IntlShape,
): Problem | undefined {
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
