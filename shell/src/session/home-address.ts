import { type Locale, localePath } from '@domizil/domain'

/** The address of the home page in a language, one of those that the identity service may lead back to. */
export function homeIn(locale: Locale): string {
  return window.location.origin + localePath(locale, '/')
}
