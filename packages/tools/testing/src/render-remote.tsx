import type { Locale } from '@domizil/domain'
import { RemoteContexts } from '@domizil/app-kit'
import { act, type RenderOptions, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Fragment, type ReactNode, Suspense } from 'react'
import { IntlProvider } from 'react-intl'
import { FakeShell } from './fake-shell.ts'

interface RenderRemoteOptions {
  shell?: FakeShell
  /** The remote's texts in the language of the shell. */
  texts: Record<string, string>
  /** Lets antd render no styles, which makes it three times as fast. Loading all of antd takes a second: others do without. */
  hasAntd?: boolean
  /** Takes the errors that boundaries catch. By default React logs them. */
  onCaughtError?: (error: unknown) => void
}

const META = { name: 'mf-under-test', version: '0.0.0', shellApi: 1 }

/** Renders a component with the providers of a remote. A missing text fails the test. */
export async function renderRemote(
  ui: ReactNode,
  { shell = new FakeShell(), texts, hasAntd = false, onCaughtError }: RenderRemoteOptions,
): Promise<RenderResult & { shell: FakeShell; user: UserEvent }> {
  const options: RenderOptions = onCaughtError ? { onCaughtError } : {}
  const Theme = hasAntd ? await themeWithoutStyles(shell.locale.get()) : Fragment
  const rendered = await act(async () =>
    render(
      <RemoteContexts shell={shell} meta={META}>
        <StrictTexts locale={shell.locale.get()} texts={texts}>
          <Theme>
            <Suspense fallback={<div aria-busy="true" />}>{ui}</Suspense>
          </Theme>
        </StrictTexts>
      </RemoteContexts>,
      options,
    ),
  )

  return { ...rendered, shell, user: userEvent.setup() }
}

async function themeWithoutStyles(locale: Locale) {
  const { ThemeProvider } = await import('@domizil/ui/core')

  return function ThemeWithoutStyles({ children }: { children: ReactNode }) {
    return (
      <ThemeProvider locale={locale} withoutStyles>
        {children}
      </ThemeProvider>
    )
  }
}

interface StrictTextsProps {
  locale: Locale
  texts: Record<string, string>
  children: ReactNode
}

function StrictTexts({ locale, texts, children }: StrictTextsProps) {
  return (
    <IntlProvider
      locale={locale}
      messages={texts}
      onError={(error) => {
        throw error
      }}
    >
      {children}
    </IntlProvider>
  )
}
