import type { OwnProperties } from '@domizil/api'

/** What a landlord with flats is told of the own account. */
export const OWN_PROPERTIES: OwnProperties = {
  memberSince: '2026-01-18T09:00:00Z',
  hasFlats: true,
  hasRequests: false,
  hasSavedSearches: false,
  mayRequest: true,
  mayPublish: true,
  isBlocked: false,
}
