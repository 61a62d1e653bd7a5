import type { Locale } from '@domizil/domain'
import type Keycloak from 'keycloak-js'

/** Goes to the identity service by a client that is ready; tells what fails. */
type LeaveBy = (way: (keycloak: Keycloak) => Promise<void> | void) => Promise<void>

/** The ways to the pages of the identity service, which lead back to the site. */
export function waysBy(leaveBy: LeaveBy, getLocale: () => Locale) {
  const redirectUri = `${window.location.origin}/`
  const back = () => ({ redirectUri, locale: getLocale() })
  // Offline the browser would show its own error page in place of this one.
  const leaveOnline: LeaveBy = (way) =>
    leaveBy((keycloak) => {
      if (!navigator.onLine) throw new TypeError('The browser is offline')
      return way(keycloak)
    })

  return {
    login: () => leaveOnline((keycloak) => keycloak.login(back())),
    register: () => leaveOnline((keycloak) => keycloak.register(back())),
    openAccount: () =>
      leaveOnline((keycloak) => {
        const url = keycloak.createAccountUrl({ redirectUri })
        window.location.assign(`${url}&kc_locale=${getLocale()}`)
      }),
    changeEmail: () => leaveOnline((keycloak) => keycloak.login({ ...back(), action: 'UPDATE_EMAIL' })),
  }
}
