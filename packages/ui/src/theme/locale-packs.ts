import type { ConfigProviderProps } from 'antd'

/** The languages that antd's own words ("No data", month names) exist in here. */
export type UiLocale = 'en' | 'de' | 'es'

export type LocalePack = NonNullable<ConfigProviderProps['locale']>

// British English, because its weeks start on Monday. The days' names come from dayjs, so both travel together.
const PACKS: Record<UiLocale, () => Promise<[{ default: unknown }, unknown]>> = {
  en: () => Promise.all([import('antd/locale/en_GB'), import('dayjs/locale/en-gb')]),
  de: () => Promise.all([import('antd/locale/de_DE'), import('dayjs/locale/de')]),
  es: () => Promise.all([import('antd/locale/es_ES'), import('dayjs/locale/es')]),
}

/** antd's words and dayjs' calendar of a language. Fetched when first asked for. */
export async function loadLocalePack(locale: UiLocale): Promise<LocalePack> {
  const [pack] = await PACKS[locale]()

  return unwrap(pack.default) as LocalePack
}

/** A bundler hands over the pack itself, plain Node the CommonJS module around it. */
function unwrap(pack: unknown): unknown {
  return pack !== null && typeof pack === 'object' && 'default' in pack ? pack.default : pack
}
