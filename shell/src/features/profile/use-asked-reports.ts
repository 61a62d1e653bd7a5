import { useReadable } from '@domizil/app-kit/readable'
import { useLocation } from '@domizil/app-kit/router'
import { useServices } from '../../lib/services.ts'

const PARAM = 'account'

/** Whether the address asks for the reports of the account, as links in mails do, and what stands before them. */
export function useAskedReports() {
  const { session, consent, navigator } = useServices().shellApi
  const { status } = useReadable(session)
  const mayLogIn = useReadable(consent)
  const { pathname, search } = useLocation()
  const isAsked = new URLSearchParams(search).get(PARAM) === 'reports'

  return {
    isShown: isAsked && status === 'authenticated',
    /** Not before cookies are allowed: the banner that asks for them comes first. */
    isLoginNeeded: isAsked && status === 'anonymous' && mayLogIn,
    /** Takes it out of the address: a reload does not open them again. */
    forget: () => {
      const left = new URLSearchParams(search)
      left.delete(PARAM)
      navigator.replace({ pathname, search: left.size > 0 ? `?${left}` : '' })
    },
  }
}
