export type { AccountMail, AccountOwner, SendAccountMail } from './accounts/account-mail.ts'
export { addAdministrator } from './accounts/add-administrator.ts'
export type { NewAccount } from './accounts/accounts.ts'
export type { ConfirmationMail, SendConfirmation } from './accounts/email-confirmation.ts'
export { hashPassword } from './accounts/passwords.ts'
export { createIdentity, IDENTITY_MIGRATIONS, type Identity, type IdentityConfig } from './identity.ts'
export {
  assertKeycloakAnswers,
  type ImportedAccounts,
  importAccounts,
  type KeycloakAdmin,
} from './keycloak/import-accounts.ts'
export { createKeycloakAccounts, type KeycloakConfig } from './keycloak/keycloak-accounts.ts'
export { KeycloakError } from './keycloak/keycloak-error.ts'
export type { Log } from './log.ts'
export { ADMIN_ROLE, AUDIENCE, CLIENT_ID, REALM, REGISTRY_AUDIENCE, TERMINAL_CLIENT_ID } from './names.ts'
export { DEFAULT_LIMITS, type Limits } from './rate-limits.ts'
export { identityUrls } from './urls.ts'
