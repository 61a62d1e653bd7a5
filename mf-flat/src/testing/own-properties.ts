import type { OwnProperties } from '@domizil/api'

/** The properties of a landlord with flats who is not blocked. */
export const OWN_PROPERTIES: OwnProperties = {
  memberSince: '2026-01-18T09:00:00Z',
  hasFlats: true,
  hasRequests: false,
  hasSavedSearches: false,
  mayRequest: true,
  mayPublish: true,
  isBlocked: false,
}
