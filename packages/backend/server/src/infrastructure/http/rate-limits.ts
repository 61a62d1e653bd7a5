import {
  addCalendar,
  type Call,
  checkPlace,
  countOptions,
  exportOwnData,
  getUsualPrice,
  listPlaces,
  reportFailure,
  reportStart,
  reportVitals,
  requestBooking,
  saveSearch,
  searchFlats,
  searchFlatsByTerm,
  sendMessage,
  uploadImage,
  validateAddress,
} from '@domizil/api'
import type { FastifyInstance } from 'fastify'
import type { CreateRateLimit, Limit } from '../../foundation/kernel/index.ts'

/**
 * Expensive calls that require no session, and calls whose content is sent to other users. Help requests have a
 * separate limit.
 */
const LIMITED = {
  search: [searchFlats, searchFlatsByTerm, countOptions],
  places: [listPlaces],
  addresses: [validateAddress, checkPlace, getUsualPrice],
  savedSearches: [saveSearch],
  messages: [sendMessage],
  calendars: [addCalendar],
  failures: [reportFailure, reportStart, reportVitals],
  requests: [requestBooking],
  uploads: [uploadImage],
  exports: [exportOwnData],
} satisfies Record<string, readonly Call[]>

/** The limit of each group of calls. */
export type Limits = Record<keyof typeof LIMITED, Limit>

/** Far above normal use: ten searches a second for a minute. */
export const DEFAULT_LIMITS: Limits = {
  search: { points: 600, seconds: 60 },
  places: { points: 600, seconds: 60 },
  addresses: { points: 60, seconds: 60 },
  savedSearches: { points: 30, seconds: 3600 },
  messages: { points: 60, seconds: 600 },
  calendars: { points: 60, seconds: 600 },
  failures: { points: 600, seconds: 600 },
  requests: { points: 120, seconds: 3600 },
  uploads: { points: 600, seconds: 600 },
  exports: { points: 30, seconds: 3600 },
}

/**
 * Refuses callers who exceed a limit, before the request is parsed. Signed-in users are counted individually, others
 * by network address, which several people may share.
 */
export function addRateLimits(
  app: FastifyInstance,
  prefix: string,
  limits: Limits,
  createRateLimit: CreateRateLimit,
): void {
  const takers = new Map<string, (who: string) => Promise<void>>(
    Object.entries(LIMITED).flatMap(([name, calls]) => {
      const take = createRateLimit(name, limits[name as keyof Limits])
      return calls.map(({ method, path }) => [`${method} ${prefix}${path}`, take] as const)
    }),
  )

  app.addHook('onRequest', async ({ method, routeOptions, actor, ip }) => {
    await takers.get(`${method} ${routeOptions.url}`)?.(actor.id ?? `address ${ip}`)
  })
}
