import type { IncomingMessage } from 'node:http'
import type { JSONWebKeySet } from 'jose'
import type Provider from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import type { EmailConfirmations } from '../accounts/email-confirmation.ts'
import type { FormGuard } from '../csrf.ts'
import type { Site } from '../pages/layout.ts'
import type { Places } from '../places.ts'
import type { RateLimits } from '../rate-limits.ts'

/** What the routes work with. */
export interface Parts {
  readonly provider: Provider
  readonly accounts: Accounts
  readonly confirmations: EmailConfirmations
  readonly places: Places
  readonly site: Site
  readonly formGuard: FormGuard
  readonly rateLimits: RateLimits
  readonly publicKeys: JSONWebKeySet
  clientAddress(request: IncomingMessage): string
}
