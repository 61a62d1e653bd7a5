import type Keycloak from 'keycloak-js'

/** Loads keycloak-js as a separate chunk, because no page waits for it. */
export async function loadKeycloak(): Promise<typeof Keycloak> {
  const { default: Client } = await import(/* webpackChunkName: "keycloak" */ 'keycloak-js')
  return Client
}
