import type { ConfigProviderProps } from 'antd'

/** The languages that antd's own words ("No data") exist in here. */
export type UiLocale = 'en' | 'de' | 'es'

export type LocalePack = NonNullable<ConfigProviderProps['locale']>

const PACKS: Record<UiLocale, () => Promise<{ default: unknown }>> = {
  en: () => import('antd/locale/en_GB'),
  de: () => import('antd/locale/de_DE'),
  es: () => import('antd/locale/es_ES'),
}

/** antd's words of a language. Fetched when first asked for. */
export async function loadLocalePack(locale: UiLocale): Promise<LocalePack> {
  const pack = await PACKS[locale]()

  return unwrap(pack.default) as LocalePack
}

/** A bundler hands over the pack itself, plain Node the CommonJS module around it. */
function unwrap(pack: unknown): unknown {
  return pack !== null && typeof pack === 'object' && 'default' in pack ? pack.default : pack
}
