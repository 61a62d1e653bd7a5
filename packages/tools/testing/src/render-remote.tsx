import type { Locale } from '@domizil/domain'
import { RemoteContexts } from '@domizil/app-kit'
import { ThemeProvider } from '@domizil/ui/core'
import { act, type RenderOptions, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { IntlProvider } from 'react-intl'
import { FakeShell } from './fake-shell.ts'

interface RenderRemoteOptions {
  shell?: FakeShell
  /** The remote's texts in the language of the shell. */
  texts: Record<string, string>
  /** Takes the errors that boundaries catch. By default React logs them. */
  onCaughtError?: (error: unknown) => void
}

const META = { name: 'mf-under-test', version: '0.0.0', shellApi: 1 }

/** Renders a component with the providers of a remote. A missing text fails the test. */
export async function renderRemote(
  ui: ReactNode,
  { shell = new FakeShell(), texts, onCaughtError }: RenderRemoteOptions,
): Promise<RenderResult & { shell: FakeShell; user: UserEvent }> {
  const options: RenderOptions = onCaughtError ? { onCaughtError } : {}
  const rendered = await act(async () =>
    render(
      <RemoteContexts shell={shell} meta={META}>
        <StrictTexts locale={shell.locale.get()} texts={texts}>
          <ThemeProvider locale={shell.locale.get()} withoutStyles>
            <Suspense fallback={<div aria-busy="true" />}>{ui}</Suspense>
          </ThemeProvider>
        </StrictTexts>
      </RemoteContexts>,
      options,
    ),
  )

  return { ...rendered, shell, user: userEvent.setup() }
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
