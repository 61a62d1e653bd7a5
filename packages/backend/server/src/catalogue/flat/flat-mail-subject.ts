import { textFor } from '@domizil/domain'
import { flatPath } from '@domizil/links'
import type { MailReader, MailSubject } from '../../infrastructure/mail/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { findFlat } from './flat-repository.ts'

/** What mails about a flat tell of it. */
export async function flatSubject(
  db: Queries,
  id: number,
  { locale }: MailReader,
): Promise<MailSubject | undefined> {
  const flat = await findFlat(db, id)
  if (!flat) return undefined

  const { title_en: en, title_local: local, language_tag: languageTag } = flat
  return { path: flatPath(id), values: { flat: textFor(locale, { en, local, languageTag }) } }
}
