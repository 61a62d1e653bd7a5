import type { LoginTexts } from '@domizil/app-kit/login'
import { useIntl } from 'react-intl'

/** The texts for visitors who are not signed in. */
export function useLoginTexts(): LoginTexts {
  const intl = useIntl()

  return {
    title: intl.formatMessage({ id: 'login.title' }),
    text: intl.formatMessage({ id: 'login.text' }),
    button: intl.formatMessage({ id: 'login.button' }),
    cookiesFirst: intl.formatMessage({ id: 'login.cookiesFirst' }),
  }
}
