import { type RemoteText, textFor } from '@domizil/domain'
import { useLocale } from './shell-context.ts'

/** The version of a landlord's text to show to this reader. */
export function useRemoteText(): (text: RemoteText) => string {
  const locale = useLocale()
  return (text) => textFor(locale, text)
}
