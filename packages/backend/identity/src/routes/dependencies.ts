import type { IncomingMessage } from 'node:http'
import type { Locale } from '@domizil/domain'
import type { JSONWebKeySet } from 'jose'
import type Provider from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import type { EmailChanges } from '../accounts/email-changes.ts'
import type { EmailConfirmations } from '../accounts/email-confirmation.ts'
import type { Links } from '../accounts/links.ts'
import type { KnownBrowsers } from '../accounts/known-browsers.ts'
import type { PasswordJudge } from '../accounts/password-judge.ts'
import type { PasswordResets } from '../accounts/password-resets.ts'
import type { PasswordRules } from '../accounts/password-rules.ts'
import type { FormGuard } from '../csrf.ts'
import { type Site, textsFor } from '../pages/layout.ts'
import type { IdentityUrls } from '../urls.ts'
import type { RateLimits } from '../rate-limits.ts'

/** The dependencies of the routes. */
export interface RouteDependencies {
  readonly provider: Provider
  readonly accounts: Accounts
  readonly confirmations: EmailConfirmations
  readonly links: Links
  readonly passwordResets: PasswordResets
  readonly emailChanges: EmailChanges
  readonly urls: IdentityUrls
  readonly site: Site
  readonly formGuard: FormGuard
  readonly knownBrowsers: KnownBrowsers
  readonly passwordJudge: PasswordJudge
  readonly rateLimits: RateLimits
  readonly publicKeys: JSONWebKeySet
  clientAddress(request: IncomingMessage): string
}

/** The rules for new passwords in a language. */
export function rulesFor({ passwordJudge, site }: RouteDependencies, locale: Locale): PasswordRules {
  const { productName } = site
  return { judge: passwordJudge, productName, locale, texts: textsFor(site, locale) }
}
