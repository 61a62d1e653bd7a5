import { interactionPolicy } from './oidc-provider.ts'

/** The possible interactions: registration or sign-in, without consent. */
export function createInteractionPolicy() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}
