import type { PageContext } from '../page-context.ts'
import type { AccountRow } from '../queries/tables.ts'
import type { Parts } from './parts.ts'

/** What came of a password. */
export type PasswordCheck =
  | { readonly outcome: 'right'; readonly account: AccountRow }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'locked'; readonly seconds: number }
  /** The network address has been guessing, at whatever accounts. */
  | { readonly outcome: 'tooManyAttempts' }

/**
 * Checks a password that was typed into this browser. Addresses with and without an account are told apart by nothing:
 * the same counters, the same statements, the same hashing. A browser that has signed in to the account before has a
 * counter of its own, which the guesses of others, from wherever, do not touch.
 */
export async function checkPassword(
  ctx: PageContext,
  { accounts, knownBrowsers, rateLimits, clientAddress }: Parts,
  { email, password }: { email: string; password: string },
): Promise<PasswordCheck> {
  const address = clientAddress(ctx.req)
  const { subject, isKnown } = knownBrowsers.guesserOf(ctx, email, await accounts.findIdByEmail(email))
  if (!isKnown && !(await rateLimits.takeSignIn(address))) return { outcome: 'tooManyAttempts' }

  const result = await accounts.authenticate(email, password, subject)
  if (result.outcome !== 'right') return result

  if (!isKnown) await rateLimits.forgiveSignIn(address)
  knownBrowsers.remember(ctx, result.account.id)
  return result
}
