import { ThemeProvider } from '@domizil/ui/core'
import type { ReactNode } from 'react'
import { useLocale, useShell } from './shell-context.ts'

/**
 * What antd components need around them. Kept out of the remote's root on purpose:
 * a page that shows none does not fetch antd.
 */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider locale={useLocale()} nonce={useShell().nonce}>
      {children}
    </ThemeProvider>
  )
}
