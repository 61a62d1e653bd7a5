import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { type Messages, type MessageSources, messageLoader } from '@domizil/federation/loading'
import { type ComponentType, lazy, type ReactNode, use } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { RICH_TEXT } from './rich-text.tsx'
import { useServices } from './services.ts'

export type PageWithTexts = ComponentType & {
  /** Loads page and texts early, so that the first render need not suspend. */
  preload(locale: Locale, timeoutMs: number): Promise<unknown>
}

/** A page with separate text files: both are loaded concurrently, and only on demand. */
export function pageWithTexts(
  loadPage: () => Promise<ComponentType>,
  sources: MessageSources<Locale>,
): PageWithTexts {
  const loadTexts = messageLoader(sources, DEFAULT_LOCALE)
  let content: ReturnType<typeof fetchContent> | undefined
  const loadContent = () => (content ??= fetchContent())
  const Content = lazy(loadContent)

  async function fetchContent() {
    const Loaded = await loadPage()
    return {
      default: ({ texts }: { texts: Promise<Messages> }) => (
        <WithTexts texts={texts}>
          <Loaded />
        </WithTexts>
      ),
    }
  }

  function Page() {
    const { facts } = useServices()
    const { locale } = useIntl()
    const texts = loadTexts(locale as Locale, facts.config.loadTimeoutMs)
    // If the page fails to load, the failure of its texts is irrelevant.
    texts.catch(() => undefined)

    return <Content texts={texts} />
  }

  return Object.assign(Page, {
    preload: (locale: Locale, timeoutMs: number) =>
      Promise.allSettled([loadContent(), loadTexts(locale, timeoutMs)]),
  })
}

/** Adds the page's texts to those of the frame. */
function WithTexts({ texts, children }: { texts: Promise<Messages>; children: ReactNode }) {
  const { locale, messages } = useIntl()
  const all = { ...messages, ...use(texts) } as Messages

  return (
    <IntlProvider locale={locale} messages={all} defaultRichTextElements={RICH_TEXT}>
      {children}
    </IntlProvider>
  )
}
