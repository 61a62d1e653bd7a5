import type { PageContext } from '../page-context.ts'
import type { AccountRow } from '../queries/tables.ts'
import type { RouteDependencies } from './dependencies.ts'

/** The outcome of a password check. */
export type PasswordCheck =
  | { readonly outcome: 'right'; readonly account: AccountRow }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'locked'; readonly seconds: number }
  /** The network address has reached its limit, across all accounts. */
  | { readonly outcome: 'tooManyAttempts' }

/**
 * Checks a password from this browser. Addresses with and without an account are indistinguishable: the same
 * counters, the same statements, the same hashing. A browser that has signed in to the account before has a separate
 * counter, which guesses from elsewhere do not affect.
 */
export async function checkPassword(
  ctx: PageContext,
  { accounts, knownBrowsers, rateLimits, clientAddress }: RouteDependencies,
  { email, password }: { email: string; password: string },
): Promise<PasswordCheck> {
  const address = clientAddress(ctx.req)
  const { subject, isKnown } = knownBrowsers.guesserOf(ctx, email, await accounts.findIdByEmail(email))
  if (!isKnown && !(await rateLimits.takeSignIn(address))) return { outcome: 'tooManyAttempts' }

  const result = await accounts.authenticate(email, password, subject)
  if (result.outcome !== 'right') return result

  if (!isKnown) await rateLimits.forgiveSignIn(address)
  knownBrowsers.markKnown(ctx, result.account.id)
  return result
}
