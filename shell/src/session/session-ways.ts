import type { Locale } from '@domizil/domain'
import type Keycloak from 'keycloak-js'

/** Goes to the identity service by a client that is ready; tells what fails. */
type LeaveBy = (way: (keycloak: Keycloak) => Promise<void> | void) => Promise<void>

/** The ways to the pages of the identity service, which lead back to the site. */
export function waysBy(leaveBy: LeaveBy, getLocale: () => Locale) {
  const redirectUri = `${window.location.origin}/`
  const back = () => ({ redirectUri, locale: getLocale() })

  return {
    login: () => leaveBy((keycloak) => keycloak.login(back())),
    register: () => leaveBy((keycloak) => keycloak.register(back())),
    openAccount: () =>
      leaveBy((keycloak) => {
        const url = keycloak.createAccountUrl({ redirectUri })
        window.location.assign(`${url}&kc_locale=${getLocale()}`)
      }),
    changeEmail: () => leaveBy((keycloak) => keycloak.login({ ...back(), action: 'UPDATE_EMAIL' })),
  }
}
