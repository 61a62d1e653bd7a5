import { listOwnFlats, type OwnFlat } from '@domizil/api'
import { queryOf, useQuery, useRemoteText } from '@domizil/app-kit'
import { useIntl } from 'react-intl'

const OWN_FLATS = queryOf(listOwnFlats, {})

/** The caller's flats, with their titles; a draft may have none. */
export function useOwnFlats() {
  const intl = useIntl()
  const textOf = useRemoteText()
  const { data: flats = [] } = useQuery(OWN_FLATS)

  const titleOf = (flat: OwnFlat): string => {
    const { title_en: en = null, title_local: local = null, address } = flat
    return (
      textOf({ en, local, languageTag: address.languageTag }) || intl.formatMessage({ id: 'choose.untitled' })
    )
  }
  return { flats, titleOf }
}

/** The title of a flat of the caller; undefined until it is known. */
export function useOwnFlatTitle(flatId: number | undefined): string | undefined {
  const { flats, titleOf } = useOwnFlats()
  const flat = flats.find(({ id }) => id === flatId)

  return flat && titleOf(flat)
}
