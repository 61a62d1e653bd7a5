import type { Messages } from '@domizil/federation/loading'
import type { Locale } from '@domizil/domain'
import { type ReactNode, use, useDeferredValue } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { oncePerMount, useRemoteMount } from './remote-mount.ts'
import { useLocale, useShell } from './shell-context.ts'

export type LoadMessages = (locale: Locale, timeoutMs: number) => Promise<Messages>

interface TextsProps {
  load: LoadMessages
  children: ReactNode
}

/** Provides the remote's texts in the language of the shell. */
export function Texts({ load, children }: TextsProps) {
  // The page keeps its language until the texts of the new one are loaded.
  const locale = useDeferredValue(useLocale())
  const messages = useTexts(load, locale)

  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  )
}

/** Adds a page's own texts to those of its remote. */
export function PageTexts({ page, load, children }: TextsProps & { page: string }) {
  const { locale, messages } = useIntl()
  const own = useTexts(load, locale as Locale, `${page}-`)

  return (
    <IntlProvider locale={locale} messages={{ ...(messages as Messages), ...own }}>
      {children}
    </IntlProvider>
  )
}

function useTexts(load: LoadMessages, locale: Locale, page = ''): Messages {
  const { loadTimeoutMs } = useShell().config
  const mount = useRemoteMount()
  return use(oncePerMount(mount, `messages-${page}${locale}`, () => load(locale, loadTimeoutMs)))
}
