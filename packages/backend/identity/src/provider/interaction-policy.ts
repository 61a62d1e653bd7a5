import { interactionPolicy } from './oidc-provider.ts'

/** What may come between a visitor and the site: registering or signing in, but never a question of consent. */
export function createInteractionPolicy() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}
