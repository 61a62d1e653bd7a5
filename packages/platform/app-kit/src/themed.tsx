import { ThemeProvider } from '@domizil/ui/core'
import type { ReactNode } from 'react'
import { useLocale, useShell } from './shell-context.ts'

/**
 * The providers that antd components need. Not part of the remote's root: a page without antd components does
 * not load antd.
 */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider locale={useLocale()} nonce={useShell().nonce}>
      {children}
    </ThemeProvider>
  )
}
