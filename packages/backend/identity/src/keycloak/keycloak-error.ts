/** Keycloak has refused a request. The message contains no personal data. */
export class KeycloakError extends Error {
  override readonly name = 'KeycloakError'
  readonly code = 'KEYCLOAK_REFUSED'
}
