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
  refresh: ShellApi['refreshCounters']
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
  const [requests, counts, waiting] = [latestOnly(), latestOnly(), latestOnly()]
  const set = (part: Partial<Counters>) => counters.set({ ...counters.get(), ...part })

  async function refresh(): Promise<void> {
    const isLatest = requests.ask()
    set({ loading: true })
    const [tenantRequests] = await Promise.all([
      send(listTenantBookings, {}).catch(() => counters.get().tenantRequests),
      refreshCounts(),
      refreshWaiting(),
    ])

    if (isLatest()) set({ tenantRequests, loading: false })
  }

  async function refreshCounts(): Promise<void> {
    const isLatest = counts.ask()
    const [asTenant, asLandlord] = await Promise.all([
      send(countOpenTenantRequests, {}).catch(() => undefined),
      send(countOpenLandlordRequests, {}).catch(() => undefined),
    ])

    if (!isLatest()) return
    set({
      ...(asTenant && { openTenantRequests: asTenant.count, unreadTenantMessages: asTenant.unreadMessages }),
      ...(asLandlord && {
        openLandlordRequests: asLandlord.count,
        unreadLandlordMessages: asLandlord.unreadMessages,
      }),
    })
  }

  async function refreshWaiting(): Promise<void> {
    const known = session.get()
    if (known.status !== 'authenticated' || !known.user.isAdmin) return
    const isLatest = waiting.ask()
    const found = await send(countWaiting, {}).catch(() => counters.get().waiting)

    if (isLatest()) set({ waiting: found })
  }

  function clear(): void {
    for (const part of [requests, counts, waiting]) part.ask()
    counters.set(NONE)
  }

  return {
    counters,
    refresh: (part) => (part === 'counts' ? refreshCounts() : refresh()),
    refreshWaiting,
    clear,
  }
}

/** Tells whether nothing has been asked since. */
function latestOnly() {
  let asked = 0

  return {
    ask: () => {
      asked += 1
      const mine = asked
      return () => mine === asked
    },
  }
}
