import { FakeShell } from '@domizil/testing'
import { act, render } from '@testing-library/react'
import { ShellContext } from '@domizil/app-kit/query'
import { NavigationType, Router } from '@domizil/app-kit/router'
import { useReadable } from '@domizil/app-kit/readable'
import type { ReactElement, ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import texts from '../../messages/en.json' with { type: 'json' }
import { createLanguage } from '../features/language/language.ts'
import { createProfileRequests } from '../features/profile/profile-requests.ts'
import { createHistory, type LocalizedHistory } from '../lib/history.ts'
import type { PageFacts } from '../lib/page-facts.ts'
import { type Services, ServicesContext } from '../lib/services.ts'

/** The shell in a test, and the exits that were used. */
export interface ShellUnderTest {
  readonly shell: FakeShell
  readonly services: Services
  readonly history: LocalizedHistory
  /** The exits that were used: login, register, account, logout, cookies, and the end of the poll for changes. */
  readonly ways: string[]
}

/** A shell without an identity service and remotes. */
export function aShell(shell = new FakeShell(), facts: Partial<PageFacts> = {}): ShellUnderTest {
  const history = createHistory('en')
  const ways: string[] = []
  const way = (name: string) => async () => void ways.push(name)
  const services: Services = {
    facts: {
      locale: 'en',
      config: shell.config,
      shell: { name: 'shell', version: '1.0.0' },
      parts: { remotes: [], routes: [], failed: {} },
      versions: null,
      ...facts,
    },
    history,
    language: createLanguage('en', history),
    session: {
      session: shell.session,
      start: way('start'),
      getToken: async () => undefined,
      peekToken: () => undefined,
      replaceToken: async () => undefined,
      login: way('login'),
      register: way('register'),
      openAccount: way('account'),
      changeEmail: way('changeEmail'),
      logout: way('logout'),
      logoutEverywhere: way('logoutEverywhere'),
    },
    profile: createProfileRequests(shell.send),
    shellApi: shell,
    guard: { fail: () => 'gave-up', healthy: () => undefined },
    failures: { subscribe: () => () => undefined },
    pageFailed: (error) => {
      throw error
    },
    register: () => void ways.push('register'),
    askForCookies: () => void ways.push('cookies'),
    stopAskingForChanges: () => void ways.push('no more changes'),
    usedRemotes: new Set(),
    loadRemote: () => Promise.reject(new Error('there are no remotes here')),
    getShown: () => undefined,
    isAnswered: () => true,
    firstView: { remote: undefined },
    versionedName: (name) => `${name}@1.0.0`,
  }

  return { shell, services, history, ways }
}

/** Renders a component of the frame within the shell. A missing text fails the test. */
export async function renderInShell(ui: ReactNode, under = aShell()): Promise<ShellUnderTest> {
  await act(async () => void render(inShell(ui, under)))
  return under
}

/** A component of the frame with the providers of the shell. */
export function inShell(ui: ReactNode, under: ShellUnderTest): ReactElement {
  return (
    <ServicesContext value={under.services}>
      <ShellContext value={under.shell}>
        <IntlProvider locale="en" messages={texts} onError={fail}>
          <Routed history={under.history}>{ui}</Routed>
        </IntlProvider>
      </ShellContext>
    </ServicesContext>
  )
}

function Routed({ history, children }: { history: LocalizedHistory; children: ReactNode }) {
  const { location } = useReadable(history.route)
  return (
    <Router location={location} navigator={history.navigator} navigationType={NavigationType.Pop}>
      {children}
    </Router>
  )
}

function fail(error: Error): never {
  throw error
}
