import { ConfigProvider, type ConfigProviderProps, type ThemeConfig } from 'antd'
import ownWords from 'antd/locale/en_US.js'
import { type ReactNode, useEffect, useState } from 'react'
import tokens from './theme.tokens.json'

const PACKS: Record<UiLocale, () => Promise<{ default: unknown }>> = {
  en: () => import('antd/locale/en_GB.js'),
  de: () => import('antd/locale/de_DE.js'),
  es: () => import('antd/locale/es_ES.js'),
}

/** The theme of antd components. Shared by all React roots, so that styles are generated once. */
const theme: ThemeConfig = tokens.antd

/** The maximum width of a popover, in pixels. */
const POPOVER_MAX_WIDTH = tokens.popoverMaxWidth

interface ThemeProviderProps {
  locale: UiLocale
  /** The page's CSP nonce, for antd's style elements. */
  nonce?: string | undefined
  /** Renders no styles: for tests, which are three times faster then. */
  withoutStyles?: boolean
  children: ReactNode
}

/** Provides the theme and the language for all antd components below. Every React root needs one. */
export function ThemeProvider({ locale, nonce, withoutStyles = false, children }: ThemeProviderProps) {
  const pack = useLocalePack(locale)

  return (
    <ConfigProvider
      theme={withoutStyles ? WITHOUT_STYLES : chosenTheme()}
      button={{ autoInsertSpace: false }}
      popover={POPOVER}
      modal={MODAL}
      locale={pack ?? ownWords} // never undefined: antd would remount everything below when it is loaded
      {...(nonce && { csp: { nonce } })}
    >
      {children}
    </ConfigProvider>
  )
}

/** antd has no token for it. */
const POPOVER = { styles: { container: { maxWidth: POPOVER_MAX_WIDTH } } }
/** antd sets only its own buttons apart, and lets a long title run below the button that closes. */
const MODAL = {
  styles: {
    header: { paddingInlineEnd: 24 },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 8 },
  },
} as const
const WITHOUT_MOTION = { ...theme, token: { ...theme.token, motion: false } }
const WITHOUT_STYLES = { ...WITHOUT_MOTION, zeroRuntime: true }

/** antd shows a panel only after its transition, which our styles disable for reduced motion. */
function chosenTheme() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? WITHOUT_MOTION : theme
}

/** The texts of the previous language stay until the new ones are loaded. A failure is ignored. */
function useLocalePack(locale: UiLocale): LocalePack | undefined {
  const [pack, setPack] = useState<LocalePack>()

  useEffect(() => {
    let isCurrent = true
    loadLocalePack(locale).then(
      (loaded) => isCurrent && setPack(loaded),
      (error: unknown) => console.warn(`No antd texts for ${locale}`, error),
    )

    return () => {
      isCurrent = false
    }
  }, [locale])

  return pack
}

/** The languages for which antd's texts ("No data") are available. */
type UiLocale = 'en' | 'de' | 'es'

type LocalePack = NonNullable<ConfigProviderProps['locale']>

/** antd's texts of a language, loaded on demand. */
export async function loadLocalePack(locale: UiLocale): Promise<LocalePack> {
  const pack = await PACKS[locale]()

  return unwrap(pack.default) as LocalePack
}

/** A bundler exports the pack itself, plain Node the CommonJS module around it. */
function unwrap(pack: unknown): unknown {
  return pack !== null && typeof pack === 'object' && 'default' in pack ? pack.default : pack
}
