// proves 7.59, 10.6, 10.12, 15.63, 16.24, 21.22
import { existsSync, readFileSync } from 'node:fs'
import { LOCALES } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import {
  FAILURES_PER_STEP,
  FAILURE_RETENTION_S,
  MAX_WAIT_S,
  WAIT_STEP_S,
} from './accounts/guess-repository.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './accounts/password-rules.ts'
import {
  ACCESS_TOKEN_S,
  AUTHORIZATION_CODE_S,
  DEVICE_CODE_S,
  CONFIRMATION_S,
  EMAIL_CHANGE_S,
  INTERACTION_S,
  REFRESH_IDLE_S,
  RESET_S,
  SESSION_MAX_S,
} from './lifetimes.ts'
import {
  ACCOUNTS_CLIENT_ID,
  ADMIN_ROLE,
  AUDIENCE,
  CLIENT_ID,
  REALM,
  REGISTRY_AUDIENCE,
  TERMINAL_CLIENT_ID,
} from './names.ts'
import { identityUrls } from './urls.ts'

/** The compared part of Keycloak's RealmRepresentation. */
interface Realm {
  realm: string
  passwordPolicy: string
  attributes: Record<string, string>
  loginTheme: string
  accountTheme: string
  authenticatorConfig: { alias: string; config: Record<string, string> }[]
  authenticationFlows: { authenticationExecutions: Record<string, unknown>[] }[]
  emailTheme: string
  roles: { realm: { name: string }[] }
  users: {
    realmRoles?: string[]
    serviceAccountClientId?: string
    clientRoles?: Record<string, string[]>
  }[]
  clients: {
    clientId: string
    redirectUris: string[]
    webOrigins: string[]
    attributes: Record<string, string>
    protocolMappers: { config: Record<string, string> }[]
  }[]
}

const read = (file: string) => readFileSync(new URL(`../keycloak/${file}`, import.meta.url), 'utf8')
const realm = JSON.parse(read('domizil-realm.json')) as Realm
const [client, terminals, accountsClient] = realm.clients
const filled = (uri: string) => uri.replace('${PUBLIC_URL}', 'https://domizil.example')

test('the realm, client, audience and roles have the same names in Keycloak', () => {
  expect([realm.realm, realm.roles.realm[0]?.name, client?.clientId]).toEqual([REALM, ADMIN_ROLE, CLIENT_ID])
  expect(client?.protocolMappers[0]?.config['included.custom.audience']).toBe(AUDIENCE)
})

test('Keycloak’s access tokens have the time of registration under the same name', () => {
  expect(client?.protocolMappers[1]?.config).toMatchObject({
    'user.attribute': 'createdTimestamp',
    'claim.name': 'registered_at',
    'access.token.claim': 'true',
  })
})

test('the return addresses are the same in Keycloak', () => {
  const urls = identityUrls('https://domizil.example')

  expect(client?.redirectUris.map(filled)).toEqual(urls.redirectUris)
  expect(client?.attributes['post.logout.redirect.uris']?.split('##').map(filled)).toEqual(urls.logoutUris)
  expect(client?.webOrigins.map(filled)).toEqual([urls.origin])
})

test('the lock, lifetimes and password rules have the same figures in Keycloak', () => {
  expect(realm).toMatchObject({
    failureFactor: FAILURES_PER_STEP,
    waitIncrementSeconds: WAIT_STEP_S,
    maxFailureWaitSeconds: MAX_WAIT_S,
    maxDeltaTimeSeconds: FAILURE_RETENTION_S,
    accessTokenLifespan: ACCESS_TOKEN_S,
    accessCodeLifespan: AUTHORIZATION_CODE_S,
    accessCodeLifespanLogin: INTERACTION_S,
    ssoSessionIdleTimeout: REFRESH_IDLE_S,
    ssoSessionMaxLifespan: SESSION_MAX_S,
    offlineSessionIdleTimeout: SESSION_MAX_S,
    offlineSessionMaxLifespanEnabled: true,
    offlineSessionMaxLifespan: SESSION_MAX_S,
    oauth2DeviceCodeLifespan: DEVICE_CODE_S,
    supportedLocales: LOCALES,
  })
  expect(realm.passwordPolicy).toContain(
    `length(${MIN_PASSWORD_LENGTH}) and maxLength(${MAX_PASSWORD_LENGTH})`,
  )
})

test('Keycloak refuses common passwords, keyboard rows and the site’s name by a list beside the realm', () => {
  const refused = new Set(read('domizil-passwords.txt').split('\n'))

  expect(realm.passwordPolicy).toContain('passwordBlacklist(domizil-passwords.txt)')
  const asked = ['qwertzuiop', 'qwertyuiop', 'domizil1', 'passwort1', 'password1', '12345678']
  expect(asked.filter((password) => !refused.has(password))).toEqual([])
})

test.each(['        ', 'aaaaaaaa'])('Keycloak refuses a password that repeats "%s"', (password) => {
  const pattern = /regexPattern\((?<pattern>.*)\) and password/.exec(realm.passwordPolicy)?.groups?.[
    'pattern'
  ]

  expect(new RegExp(pattern ?? '').test(password)).toBe(false)
  expect(new RegExp(pattern ?? '').test('piano window seven')).toBe(true)
})

test('Keycloak allows the client only the code flow with PKCE, and lets a refresh token be used once more', () => {
  expect(client).toMatchObject({
    publicClient: true,
    standardFlowEnabled: true,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    serviceAccountsEnabled: false,
    attributes: { 'pkce.code.challenge.method': 'S256' },
  })
  expect(realm).toMatchObject({
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 1,
    bruteForceProtected: true,
  })
})

test('at a terminal Keycloak offers only the device flow, and its tokens are only for the registry', () => {
  expect(terminals).toMatchObject({
    clientId: TERMINAL_CLIENT_ID,
    publicClient: true,
    standardFlowEnabled: false,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    serviceAccountsEnabled: false,
    attributes: { 'oauth2.device.authorization.grant.enabled': 'true' },
  })
  expect(terminals?.protocolMappers.map(({ config }) => config['included.custom.audience'])).toEqual([
    REGISTRY_AUDIENCE,
  ])
})

test('Keycloak offers a forgotten password and a new address, with links that last as long as ours', () => {
  const lifespan = 'actionTokenGeneratedByUserLifespan'

  expect(realm).toMatchObject({
    resetPasswordAllowed: true,
    requiredActions: expect.arrayContaining([
      expect.objectContaining({ alias: 'UPDATE_EMAIL', enabled: true, config: { verifyEmail: 'true' } }),
      expect.objectContaining({ alias: 'UPDATE_PASSWORD', enabled: true }),
      expect.objectContaining({ alias: 'VERIFY_EMAIL', enabled: true }),
    ]),
  })
  expect(realm.attributes).toMatchObject({
    [`${lifespan}.reset-credentials`]: String(RESET_S),
    [`${lifespan}.update-email`]: String(EMAIL_CHANGE_S),
    [`${lifespan}.verify-email`]: String(CONFIRMATION_S),
  })
})

test('the realm has no user but the service account of the backend', () => {
  expect(realm.users.map(({ serviceAccountClientId }) => serviceAccountClientId)).toEqual([
    ACCOUNTS_CLIENT_ID,
  ])
})

test('the themes of the pages exist, and each page links to the terms and the privacy policy', () => {
  const theme = `themes/${realm.loginTheme}/login`
  const footer = read(`${theme}/footer.ftl`)

  for (const page of ['/terms-and-conditions', '/privacy-policy']) expect(footer).toContain(page)
  for (const style of [
    `${theme}/resources/css/domizil.css`,
    `themes/${realm.accountTheme}/account/resources/domizil.css`,
  ])
    expect(existsSync(new URL(`../keycloak/${style}`, import.meta.url))).toBe(true)
})

test('Keycloak’s registration form asks for the password, as that of the embedded provider does', () => {
  const config = 'the password beside the address'

  expect(realm.authenticatorConfig).toEqual([
    { alias: config, config: { always_set_password_on_register_form: 'true' } },
  ])
  expect(realm.authenticationFlows.flatMap((flow) => flow.authenticationExecutions)).toContainEqual(
    expect.objectContaining({
      authenticator: 'registration-password-action',
      authenticatorConfig: config,
      requirement: 'REQUIRED',
    }),
  )
})

test('the theme has every mail in each language, as text and HTML, with its link', () => {
  const linesOf = (locale: string) =>
    read(`themes/${realm.emailTheme}/email/messages/messages_${locale}.properties`)
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2))
  const keysOf = (locale: string) => linesOf(locale).map(([key]) => key)

  expect(LOCALES.map(keysOf)).toEqual(LOCALES.map(() => keysOf('en')))
  for (const mail of ['emailVerification', 'passwordReset', 'emailUpdateConfirmation', 'executeActions'])
    expect(keysOf('en')).toEqual(expect.arrayContaining([`${mail}Subject`, `${mail}Body`, `${mail}BodyHtml`]))
  const bodies = LOCALES.flatMap(linesOf).filter(([key]) => /Body(Html)?$/.test(key ?? ''))
  for (const [, text] of bodies) expect(text).toContain('{0}')
})

test('the realm keeps Keycloak’s own scopes: without them tokens have no subject', () => {
  expect(realm).not.toHaveProperty('clientScopes')
  expect(client).not.toHaveProperty('defaultClientScopes')
})

test('the client that deletes accounts can do nothing else, and nobody can sign in by it', () => {
  const service = realm.users.find((user) => user.serviceAccountClientId === ACCOUNTS_CLIENT_ID)

  expect(accountsClient).toMatchObject({
    clientId: ACCOUNTS_CLIENT_ID,
    publicClient: false,
    standardFlowEnabled: false,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    serviceAccountsEnabled: true,
  })
  expect(service).toMatchObject({ clientRoles: { 'realm-management': ['manage-users'] } })
  expect(service).not.toHaveProperty('realmRoles')
})
