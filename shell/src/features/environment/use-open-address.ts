import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'

/** Loads the page with other versions. Without a connection the page stays, and a notice says why. */
export function useOpenAddress(): (address: string) => void {
  const intl = useIntl()
  const { shellApi } = useServices()

  return (address) => {
    if (navigator.onLine) window.location.assign(address)
    else shellApi.notify({ kind: 'warning', message: intl.formatMessage({ id: 'environment.offline' }) })
  }
}
