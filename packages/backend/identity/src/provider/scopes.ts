import { AUDIENCE } from '../names.ts'

/** What a client can ask for. Offline access is not among it: sessions end. */
export const SCOPES = ['openid', 'profile', 'email']

/** The API as a resource of its own: without one, access tokens would be opaque. */
export const API_RESOURCE = `urn:api:${AUDIENCE}`
