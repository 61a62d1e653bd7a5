// proves 10.6, 10.12, 15.63, 16.24
import { readdirSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { type Texts, TEXTS } from './texts/texts.ts'

/** Texts that Keycloak's pages have in common with those of the embedded provider: the sentence is that of the second. */
const SHARED = {
  loginAccountTitle: 'signInTitle',
  doLogIn: 'signIn',
  noAccount: 'noAccountYet',
  doRegister: 'register',
  registerTitle: 'registerTitle',
  languages: 'languages',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  password: 'password',
  passwordConfirm: 'passwordConfirm',
  passwordNew: 'newPassword',
  backToLogin: 'backToSignIn',
  doForgotPassword: 'forgotPassword',
  emailForgotTitle: 'resetTitle',
  emailInstruction: 'resetLead',
  invalidUserMessage: 'invalidCredentials',
  invalidEmailMessage: 'emailInvalid',
  'error-invalid-email': 'emailInvalid',
  missingUsernameMessage: 'missing',
  missingEmailMessage: 'missing',
  missingPasswordMessage: 'missing',
  'error-user-attribute-required': 'missing',
  emailExistsMessage: 'emailTaken',
  invalidPasswordMinLengthMessage: 'passwordTooShort',
  invalidPasswordMaxLengthMessage: 'passwordTooLong',
  invalidPasswordConfirmMessage: 'passwordMismatch',
  notMatchPasswordMessage: 'passwordMismatch',
  invalidPasswordBlacklistedMessage: 'passwordWeak',
  invalidPasswordRegexPatternMessage: 'passwordWeak',
  invalidPasswordNotUsernameMessage: 'passwordWeak',
  invalidPasswordNotContainsUsernameMessage: 'passwordWeak',
  invalidPasswordNotEmailMessage: 'passwordWeak',
  invalidPasswordGenericMessage: 'passwordWeak',
  emailVerifyTitle: 'confirmTitle',
  confirmEmailAddressVerificationHeader: 'confirmTitle',
  emailVerifiedMessageHeader: 'confirmedTitle',
  emailVerifiedAlreadyMessageHeader: 'confirmedTitle',
  updateEmailTitle: 'updateEmailTitle',
  emailUpdateConfirmationSentTitle: 'emailRequestedTitle',
  emailUpdateConfirmationSent: 'emailRequestedLead',
  emailUpdatedTitle: 'emailChangedTitle',
  emailUpdated: 'emailChangedLead',
  logoutConfirmTitle: 'signOutTitle',
  logoutConfirmHeader: 'signOutQuestion',
  doLogout: 'signOut',
  pageExpiredTitle: 'expiredTitle',
  pageExpiredMsg1: 'expiredLead',
  backToApplication: 'onToSite',
  internalServerError: 'errorLead',
  clientNotFoundMessage: 'errorLead',
  clientDisabledMessage: 'errorLead',
  missingParameterMessage: 'errorLead',
  invalidParameterMessage: 'errorLead',
  invalidRequestMessage: 'errorLead',
  invalidRequesterMessage: 'errorLead',
  unknownLoginRequesterMessage: 'errorLead',
  loginRequesterNotEnabledMessage: 'errorLead',
  pageNotFound: 'notFoundLead',
  invalidRedirectUriMessage: 'redirectLead',
  oauth2DeviceVerificationTitle: 'deviceTitle',
  verifyOAuth2DeviceUserCode: 'deviceCode',
  oauth2DeviceInvalidUserCodeMessage: 'deviceWrong',
  oauth2DeviceExpiredUserCodeMessage: 'deviceWrong',
  oauth2DeviceVerificationCompleteHeader: 'deviceDoneTitle',
  oauth2DeviceVerificationFailedHeader: 'deviceCancelledTitle',
  oauth2DeviceConsentDeniedMessage: 'deviceCancelledLead',
  oauthGrantTitle: 'deviceTitle',
  oauthGrantRequest: 'deviceWarning',
  doYes: 'deviceConfirm',
  doNo: 'deviceCancel',
} satisfies Record<string, keyof Texts>

const LOGIN = new URL('../keycloak/themes/domizil/login/', import.meta.url)

/** The sentences of the theme in a language, by Keycloak's keys. */
function sentencesIn(locale: Locale): Map<string, string> {
  const file = readFileSync(new URL(`messages/messages_${locale}.properties`, LOGIN), 'utf8')
  const lines = file.trim().split('\n')
  return new Map(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]))
}

const asKeycloak = (text: string) =>
  text
    .replaceAll('{product}', 'Domizil')
    .replaceAll(/\{(?:min|max|email)\}/g, '{0}')
    .replaceAll("'", "''")

test('Keycloak’s pages have the same texts in every language, and none is empty', () => {
  const keysIn = (locale: Locale) => [...sentencesIn(locale).keys()]

  expect(LOCALES.map(keysIn)).toEqual(LOCALES.map(() => keysIn('en')))
  expect(LOCALES.flatMap((locale) => [...sentencesIn(locale).values()])).not.toContain('')
})

test.each(LOCALES)('Keycloak’s pages use the same sentences as the embedded provider, in %s', (locale) => {
  const sentences = sentencesIn(locale)
  const shared = Object.keys(SHARED).map((key) => [key, sentences.get(key)])

  expect(shared).toEqual(Object.entries(SHARED).map(([key, ours]) => [key, asKeycloak(TEXTS[locale][ours])]))
})

test('our own pages take their words from the theme, and every page without a form has a button to go on', () => {
  const pages = readdirSync(LOGIN).filter((name) => name.endsWith('.ftl'))
  const sentences = sentencesIn('en')
  const read = (name: string) => readFileSync(new URL(name, LOGIN), 'utf8')
  const named = pages.flatMap((name) =>
    [...read(name).matchAll(/(?:msg\(|label=)"(\w+)"/g)].map(([, key]) => key ?? ''),
  )

  expect(named.filter((key) => !sentences.has(key))).toEqual([])
  for (const page of ['error', 'info', 'login-page-expired', 'login-verify-email'])
    expect(read(`${page}.ftl`)).toContain('<@footer.onward')
})

test('no text of Keycloak tells anybody to verify something, to click here, or to change a password', () => {
  const words = /click here|verif|username|change your password|klicken|benutzername|aplicación|applik/i
  const said = LOCALES.flatMap((locale) => [...sentencesIn(locale).values()])

  expect(said.filter((sentence) => words.test(sentence))).toEqual([])
})
