import type { KoaContextWithOIDC } from 'oidc-provider'
import { API_RESOURCE, SCOPES } from './scopes.ts'

/** Loads or creates the user's grant for the client: the site is our own, so no consent is required. */
export async function loadOrGrant(ctx: KoaContextWithOIDC) {
  const { session, client, account, provider } = ctx.oidc
  if (!session || !client) return undefined

  const id = session.grantIdFor(client.clientId)
  const existing = id && (await provider.Grant.find(id))
  if (existing) return existing

  const grant = new provider.Grant({
    accountId: account?.accountId ?? session.accountId,
    clientId: client.clientId,
  })
  grant.addOIDCScope(SCOPES.join(' '))
  grant.addResourceScope(API_RESOURCE, SCOPES.join(' '))
  await grant.save()
  return grant
}
