import { findContacts } from '@domizil/domain'
import { parse } from 'tldts'

/** The contact details in a text, with every public top-level domain: browsers check with the common ones only. */
export function findPublicContacts(text: string): readonly string[] {
  return findContacts(text, (word) => parse(`site.${word}`).isIcann === true)
}
