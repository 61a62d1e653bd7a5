import { type RemoteText, textFor } from '@domizil/domain'
import { useLocale } from './shell-context.ts'

/** Selects the version of a landlord's text that fits the interface's language. */
export function useRemoteText(): (text: RemoteText) => string {
  const locale = useLocale()
  return (text) => textFor(locale, text)
}
