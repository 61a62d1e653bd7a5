import type { OwnFlat } from '@domizil/api'
import { useRemoteText } from '@domizil/app-kit'
import { useIntl } from 'react-intl'

/** The title of an own flat; a draft may have none. */
export function useOwnTitle(): (flat: OwnFlat) => string {
  const intl = useIntl()
  const textOf = useRemoteText()

  return ({ title_en: en = null, title_local: local = null, address: { languageTag } }) =>
    textOf({ en, local, languageTag }) || intl.formatMessage({ id: 'choose.untitled' })
}
