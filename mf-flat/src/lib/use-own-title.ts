import type { OwnFlat } from '@domizil/api'
import { useRemoteText, useSay } from '@domizil/app-kit'

/** The title of an own flat; a draft may have none. */
export function useOwnTitle(): (flat: OwnFlat) => string {
  const say = useSay()
  const textOf = useRemoteText()

  return ({ title_en: en = null, title_local: local = null, address: { languageTag } }) =>
    textOf({ en, local, languageTag }) || say('choose.untitled')
}
