import { TERMINAL_CLIENT_ID } from './names.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/** Keycloak's accessTokenLifespan. */
export const ACCESS_TOKEN_S = 5 * MINUTE_S

/** Keycloak's accessCodeLifespan. */
export const AUTHORIZATION_CODE_S = MINUTE_S

/** Keycloak's oauth2DeviceCodeLifespan: how long the code of a terminal waits for its sign-in. */
export const DEVICE_CODE_S = 10 * MINUTE_S

/** How long a login page stays valid. */
export const INTERACTION_S = 30 * MINUTE_S

/** Keycloak's ssoSessionIdleTimeout: a refresh token that is not used expires after this. */
export const REFRESH_IDLE_S = 30 * MINUTE_S

/** How long a refresh token of a client may stay unused: people at a terminal ship now and then, all day. */
export function idleOf(clientId = ''): number {
  return clientId === TERMINAL_CLIENT_ID ? SESSION_MAX_S : REFRESH_IDLE_S
}

/** How long a refresh token that was just exchanged brings the same successor: the first answer may have been lost. */
export const REFRESH_REPEAT_S = 30

/** Keycloak's ssoSessionMaxLifespan: after this the password is required again. */
export const SESSION_MAX_S = 10 * HOUR_S

/** The lifetime of the link in a confirmation mail. */
export const CONFIRMATION_S = 48 * HOUR_S

/** The lifetime of the link in a mail about a forgotten password. */
export const RESET_S = HOUR_S

/** The lifetime of the link that confirms a new e-mail address. */
export const EMAIL_CHANGE_S = 24 * HOUR_S

/** How long a change of e-mail can be undone from the old address. */
export const EMAIL_UNDO_S = 7 * 24 * HOUR_S

/** Seconds since 1970, the unit of tokens. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** The seconds until `start` is `max` seconds ago, at least one, as the provider requires a positive number. */
export function secondsLeft(start: number, max: number): number {
  return Math.max(1, start + max - nowInSeconds())
}
