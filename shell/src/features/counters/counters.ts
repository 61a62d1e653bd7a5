import {
  countOpenLandlordRequests,
  countOpenTenantRequests,
  countWaiting,
  listTenantBookings,
} from '@domizil/api'
import type { Counters, Readable, ShellApi } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'

export interface CountersControl {
  readonly counters: Readable<Counters>
  refresh(): Promise<void>
  /** Refreshes the admin counters only. Does nothing for other users. */
  refreshWaiting(): Promise<void>
  clear(): void
}

const NONE: Counters = {
  openTenantRequests: 0,
  openLandlordRequests: 0,
  unreadTenantMessages: 0,
  unreadLandlordMessages: 0,
  tenantRequests: [],
  waiting: null,
  loading: false,
}

/**
 * The counters of the signed-in user: the numbers in the user menu and the admin menu, and the requests behind them.
 * A counter that fails to load keeps its value; an outdated response, or one after a sign-out, is dropped.
 */
export function createCounters(send: ShellApi['send'], session: ShellApi['session']): CountersControl {
  const counters = settable<Counters>(NONE)
  let questions = 0
  let waitingQuestions = 0

  async function refresh(): Promise<void> {
    questions += 1
    const question = questions
    const before = counters.get()
    counters.set({ ...before, loading: true })
    const or = <T>(answer: Promise<T>, last: T): Promise<T> => answer.catch(() => last)
    const [asTenant, asLandlord, tenantRequests] = await Promise.all([
      or(send(countOpenTenantRequests, {}), {
        count: before.openTenantRequests,
        unreadMessages: before.unreadTenantMessages,
      }),
      or(send(countOpenLandlordRequests, {}), {
        count: before.openLandlordRequests,
        unreadMessages: before.unreadLandlordMessages,
      }),
      or<Counters['tenantRequests']>(send(listTenantBookings, {}), before.tenantRequests),
      refreshWaiting(),
    ])

    if (question !== questions) return
    const { waiting } = counters.get()
    counters.set({
      openTenantRequests: asTenant.count,
      openLandlordRequests: asLandlord.count,
      unreadTenantMessages: asTenant.unreadMessages,
      unreadLandlordMessages: asLandlord.unreadMessages,
      tenantRequests,
      waiting,
      loading: false,
    })
  }

  async function refreshWaiting(): Promise<void> {
    const known = session.get()
    if (known.status !== 'authenticated' || !known.user.isAdmin) return
    waitingQuestions += 1
    const question = waitingQuestions
    const waiting = await send(countWaiting, {}).catch(() => counters.get().waiting)

    if (question === waitingQuestions) counters.set({ ...counters.get(), waiting })
  }

  function clear(): void {
    questions += 1
    waitingQuestions += 1
    counters.set(NONE)
  }

  return { counters, refresh, refreshWaiting, clear }
}
