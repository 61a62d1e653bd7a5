import { loginStatusRoutes } from '../iframes/login-status.ts'
import { thirdPartyCookieRoutes } from '../iframes/third-party-cookies.ts'
import { accountRoutes } from './account.ts'
import { emailConfirmationRoutes } from './email-confirmation.ts'
import { loginRoutes } from './login.ts'
import type { Parts } from './parts.ts'
import { registrationRoutes } from './registration.ts'
import type { Route } from './route.ts'
import { userinfoRoutes } from './userinfo.ts'

/** Everything below the realm that is not the protocol itself. */
export function createRoutes(parts: Parts): Route[] {
  return [
    ...thirdPartyCookieRoutes,
    ...loginStatusRoutes(parts.places),
    ...loginRoutes(parts),
    ...registrationRoutes(parts),
    ...accountRoutes(parts),
    ...emailConfirmationRoutes(parts),
    ...userinfoRoutes(parts),
  ]
}
