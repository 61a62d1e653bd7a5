import { KeycloakError } from './keycloak-error.ts'

const TIMEOUT_MS = 10_000

/** Sends a request to Keycloak; throws {KeycloakError} if it is unreachable. */
export async function askKeycloak(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (cause) {
    throw new KeycloakError(`Keycloak does not answer at ${new URL(address).origin}`, { cause })
  }
}
