import { AUDIENCE } from '../names.ts'

/** The supported scopes. No offline access: all sessions end. */
export const SCOPES = ['openid', 'profile', 'email']

/** The API as a resource: without one, access tokens would be opaque. */
export const API_RESOURCE = `urn:api:${AUDIENCE}`
