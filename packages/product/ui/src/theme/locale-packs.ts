import type { ConfigProviderProps } from 'antd'

/** The languages for which antd's texts ("No data") are available. */
export type UiLocale = 'en' | 'de' | 'es'

export type LocalePack = NonNullable<ConfigProviderProps['locale']>

const PACKS: Record<UiLocale, () => Promise<{ default: unknown }>> = {
  en: () => import('antd/locale/en_GB.js'),
  de: () => import('antd/locale/de_DE.js'),
  es: () => import('antd/locale/es_ES.js'),
}

/** antd's texts of a language, loaded on demand. */
export async function loadLocalePack(locale: UiLocale): Promise<LocalePack> {
  const pack = await PACKS[locale]()

  return unwrap(pack.default) as LocalePack
}

/** A bundler exports the pack itself, plain Node the CommonJS module around it. */
function unwrap(pack: unknown): unknown {
  return pack !== null && typeof pack === 'object' && 'default' in pack ? pack.default : pack
}
