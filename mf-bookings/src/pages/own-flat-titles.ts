import type { OwnFlat } from '@domizil/api'
import { useQuery, useRemoteText, useSession } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { OWN_FLATS } from '../lib/own-flats-query.ts'

/** The caller's flats, with their titles; a draft may have none. Without a session there is no call. */
export function useOwnFlats() {
  const intl = useIntl()
  const textOf = useRemoteText()
  const isSignedIn = useSession().status === 'authenticated'
  const { data: flats = [], status } = useQuery(OWN_FLATS, { isEnabled: isSignedIn, isLive: true })

  const titleOf = (flat: OwnFlat): string => {
    const { title_en: en = null, title_local: local = null, address } = flat
    return (
      textOf({ en, local, languageTag: address.languageTag }) || intl.formatMessage({ id: 'choose.untitled' })
    )
  }
  return { flats, isPending: status === 'pending', titleOf }
}
