import {
  addCalendar,
  type BlockedPeriod,
  type BlockedPeriods,
  confirmCalendar,
  createBlockedPeriod,
  type FlatCalendars,
  getCalendar,
  type ImportedCalendar,
  listBlockedPeriods,
  noteBlockedPeriod,
  removeBlockedPeriod,
  removeCalendar,
  renameCalendar,
  renewFeed,
} from '@domizil/api'
import { isApiError, type Query, queryCacheOf, useQuery, useShell } from '@domizil/app-kit'
import type { Period } from '@domizil/domain'
import { createContext, useContext } from 'react'

/** A flat's blocked days and its calendars. */
export interface Availability extends BlockedPeriods {
  /** Null for an administrator: the addresses of calendars are the owner's secrets. */
  readonly calendars: FlatCalendars | null
}

/** The flat whose availability the page shows. */
export const FlatIdContext = createContext(0)

/** The query of a flat's blocked days and calendars. */
export function useAvailability(flatId: number) {
  return useQuery(availabilityQuery(flatId))
}

/** The commands that change the availability of the page's flat; the page shows their responses. */
export function useAvailabilityChanges() {
  const shell = useShell()
  const flatId = useContext(FlatIdContext)
  const params = { flatId }
  const change = (part: Partial<Availability>) =>
    queryCacheOf(shell).setData(availabilityQuery(flatId), (known) => ({ ...known, ...part }))

  /** Other calendars imply other days, or other names for them. */
  async function changeCalendars(calendars: FlatCalendars): Promise<void> {
    change({ calendars })
    change(await shell.send(listBlockedPeriods, { params }))
  }

  return {
    /** Blocks days, both ends included, with the owner's note. */
    blockDays: async ({ from, to }: Period, note = '') =>
      change(
        await shell.send(createBlockedPeriod, {
          params,
          body: { blockedFrom: from, blockedTo: to, ...(note && { note }) },
        }),
      ),
    /** Changes the note of days that the owner has blocked. */
    noteDays: async ({ id }: BlockedPeriod, note: string) =>
      change(await shell.send(noteBlockedPeriod, { params: { id }, body: { note } })),
    /** Frees days that the owner has blocked. */
    freeDays: async ({ id }: BlockedPeriod) =>
      change(await shell.send(removeBlockedPeriod, { params: { id } })),
    /** Confirms that the calendar is up to date. */
    confirmDays: async () => change(await shell.send(confirmCalendar, { params })),
    /** Imports a calendar, or reads an imported one again. */
    importCalendar: async (calendarUrl: string, name = '') => {
      const query = { flatId, calendarUrl, ...(name && { name }) }
      const calendars = await shell.send(addCalendar, { query })
      await changeCalendars(calendars)
      return calendars.calendars.find((calendar) => calendar.calendarUrl === calendarUrl)
    },
    renameCalendar: async ({ id }: ImportedCalendar, name: string) =>
      changeCalendars(await shell.send(renameCalendar, { params: { id }, body: { name } })),
    /** Removes an imported calendar; its days become free. */
    forgetCalendar: async ({ id: calendarId }: ImportedCalendar) =>
      changeCalendars(await shell.send(removeCalendar, { query: { flatId, calendarId } })),
    /** Gives the flat's own feed another address. */
    renewFeed: async () => change({ calendars: await shell.send(renewFeed, { query: { flatId } }) }),
  }
}

function availabilityQuery(flatId: number): Query<Availability> {
  return {
    key: `availability ${flatId}`,
    fetch: async (shell, signal) => {
      const [days, calendars] = await Promise.all([
        shell.send(listBlockedPeriods, { params: { flatId } }, { signal }),
        shell.send(getCalendar, { query: { flatId } }, { signal }).catch(noneIfForbidden),
      ])
      return { ...days, calendars }
    },
  }
}

function noneIfForbidden(error: unknown): null {
  if (isApiError(error) && error.status === 403) return null
  throw error
}
