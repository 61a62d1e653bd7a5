import {
  addCalendar,
  type BlockedPeriod,
  type BlockedPeriods,
  confirmCalendar,
  createBlockedPeriod,
  type FlatCalendar,
  getCalendar,
  listBlockedPeriods,
  removeBlockedPeriod,
  removeCalendar,
} from '@domizil/contract'
import type { Period } from '@domizil/domain'
import { isApiError, shellAtom } from '@domizil/remote-kit'
import { atom } from 'jotai'

/** A flat's blocked days and its calendars. */
export interface Availability extends BlockedPeriods {
  /** Null for an administrator, who looks on: the addresses of calendars are the owner's secrets. */
  readonly calendars: FlatCalendar | null
}

export type AvailabilityOutcome =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Availability }
  | { readonly status: 'failed'; readonly message: string; readonly httpStatus: number | undefined }

const outcomeAtom = atom<AvailabilityOutcome>({ status: 'loading' })

export const availabilityAtom = atom((get) => get(outcomeAtom))

/** Loads a flat's days and calendars. */
export const loadAvailabilityAtom = atom(
  null,
  async (get, set, { flatId, signal }: { flatId: number; signal: AbortSignal }) => {
    const shell = get(shellAtom)
    set(outcomeAtom, { status: 'loading' })
    try {
      const [days, calendars] = await Promise.all([
        shell.send(listBlockedPeriods, { params: { flatId } }, { signal }),
        shell.send(getCalendar, { query: { flatId } }, { signal }).catch(noneIfForbidden),
      ])
      if (!signal.aborted) set(outcomeAtom, { status: 'loaded', value: { ...days, calendars } })
    } catch (error) {
      if (signal.aborted) return
      if (!isApiError(error)) throw error
      set(outcomeAtom, { status: 'failed', message: error.message, httpStatus: error.status })
    }
  },
)

/** Blocks days; both ends belong to them. */
export const blockDaysAtom = atom(null, async (get, set, { from, to }: Period) => {
  const shell = get(shellAtom)
  const input = { params: { flatId: get(flatIdAtom) }, body: { blockedFrom: from, blockedTo: to } }
  set(changeAtom, await shell.send(createBlockedPeriod, input))
})

/** Frees days that were blocked by hand. */
export const freeDaysAtom = atom(null, async (get, set, { id }: BlockedPeriod) => {
  set(changeAtom, await get(shellAtom).send(removeBlockedPeriod, { params: { id } }))
})

/** Says that the calendar is right as it is. */
export const confirmDaysAtom = atom(null, async (get, set) => {
  set(changeAtom, await get(shellAtom).send(confirmCalendar, { params: { flatId: get(flatIdAtom) } }))
})

/** Imports a calendar, or reads the one that is there again; answers how it went. */
export const importCalendarAtom = atom(null, async (get, set, calendarUrl: string) => {
  const query = { flatId: get(flatIdAtom), calendarUrl }
  const calendars = await get(shellAtom).send(addCalendar, { query })
  await set(refreshDaysAtom, calendars)
})

/** Forgets the imported calendar; its days become free. */
export const forgetCalendarAtom = atom(null, async (get, set) => {
  const calendars = await get(shellAtom).send(removeCalendar, { query: { flatId: get(flatIdAtom) } })
  await set(refreshDaysAtom, calendars)
})

/** Only what is loaded can be changed. */
const flatIdAtom = atom((get) => {
  const outcome = get(outcomeAtom)
  if (outcome.status !== 'loaded') throw new Error('no flat whose days could be changed is loaded')
  return outcome.value.flat.id
})

const changeAtom = atom(null, (_get, set, change: Partial<Availability>) => {
  set(outcomeAtom, (outcome) =>
    outcome.status === 'loaded' ? { status: 'loaded', value: { ...outcome.value, ...change } } : outcome,
  )
})

/** Another calendar, other days. */
const refreshDaysAtom = atom(null, async (get, set, calendars: FlatCalendar) => {
  set(changeAtom, { calendars })
  const days = await get(shellAtom).send(listBlockedPeriods, { params: { flatId: get(flatIdAtom) } })
  set(changeAtom, days)
})

function noneIfForbidden(error: unknown): null {
  if (isApiError(error) && error.status === 403) return null
  throw error
}
