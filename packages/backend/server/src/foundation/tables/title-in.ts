import type { Locale } from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'

/** The title of a flat for a reader, in a query of `flat`; of a draft without one, its address. */
export const titleIn = (locale: Locale): RawBuilder<string> => sql`coalesce(
    CASE WHEN lower(substring(flat.language_tag from '^[^_-]*')) = ${locale} THEN flat.title_local END,
    flat.title_en, flat.title_local, concat_ws(' ', flat.street, flat.house_number))`
