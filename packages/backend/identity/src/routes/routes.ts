import { loginStatusRoutes } from '../iframes/login-status.ts'
import { accountRoutes } from './account.ts'
import { accountSessionRoutes } from './account-sessions.ts'
import { actionTokenRoutes } from './action-token.ts'
import { emailConfirmationRoutes } from './email-confirmation.ts'
import { loginRoutes } from './login.ts'
import { fontRoutes } from './font.ts'
import type { RouteDependencies } from './dependencies.ts'
import { registrationRoutes } from './registration.ts'
import { resetCredentialsRoutes } from './reset-credentials.ts'
import type { Route } from './route.ts'
import { updateEmailRoutes } from './update-email.ts'
import { userinfoRoutes } from './userinfo.ts'

/** All routes below the realm that are not the protocol's. */
export function createRoutes(dependencies: RouteDependencies): Route[] {
  return [
    ...fontRoutes,
    ...loginStatusRoutes(dependencies.urls),
    ...updateEmailRoutes(dependencies),
    ...loginRoutes(dependencies),
    ...resetCredentialsRoutes(dependencies),
    ...actionTokenRoutes(dependencies),
    ...registrationRoutes(dependencies),
    ...accountRoutes(dependencies),
    ...accountSessionRoutes(dependencies),
    ...emailConfirmationRoutes(dependencies),
    ...userinfoRoutes(dependencies),
  ]
}
