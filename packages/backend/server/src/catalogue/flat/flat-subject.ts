import { textFor } from '@domizil/domain'
import { flatPath } from '@domizil/links'
import { defineSubject, type ReadSubject, written } from '../../infrastructure/mail/index.ts'
import { findFlat } from './flat-repository.ts'

/** What mails about a flat say of it: its title. */
export const aboutFlat = defineSubject('FLAT', { flat: written })

export const readFlatSubject: ReadSubject<typeof aboutFlat> = async (db, id, { locale }) => {
  const flat = await findFlat(db, id)
  if (!flat) return undefined

  const { title_en: en, title_local: local, language_tag: languageTag } = flat
  return { path: flatPath(id), values: { flat: textFor(locale, { en, local, languageTag }) } }
}
