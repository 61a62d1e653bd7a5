import { ConfigProvider } from 'antd'
import ownWords from 'antd/locale/en_US'
import { type ReactNode, useEffect, useState } from 'react'
import { type LocalePack, loadLocalePack, type UiLocale } from './locale-packs.ts'
import { POPOVER_MAX_WIDTH, theme } from './theme.ts'

interface ThemeProviderProps {
  locale: UiLocale
  /** The page's CSP nonce, for the style elements that antd makes. */
  nonce?: string | undefined
  /** Leaves antd's style elements out: for tests, which run three times faster without them. */
  withoutStyles?: boolean
  children: ReactNode
}

/** Gives every antd component below it the product's look and language. Each React root needs its own. */
export function ThemeProvider({ locale, nonce, withoutStyles = false, children }: ThemeProviderProps) {
  const pack = useLocalePack(locale)

  return (
    <ConfigProvider
      theme={withoutStyles ? WITHOUT_STYLES : chosenTheme()}
      button={{ autoInsertSpace: false }}
      popover={POPOVER}
      locale={pack ?? ownWords} // never none: antd would mount everything below anew when it comes
      {...(nonce && { csp: { nonce } })}
    >
      {children}
    </ConfigProvider>
  )
}

/** antd has no token for it. */
const POPOVER = { styles: { container: { maxWidth: POPOVER_MAX_WIDTH } } }
const WITHOUT_MOTION = { ...theme, token: { ...theme.token, motion: false } }
const WITHOUT_STYLES = { ...WITHOUT_MOTION, zeroRuntime: true }

/** antd shows a panel only after its movement, which our own styles take away from those who want none. */
function chosenTheme() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? WITHOUT_MOTION : theme
}

/** Until the words of a language are there, the ones before stay. Missing words are no reason to fail. */
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
