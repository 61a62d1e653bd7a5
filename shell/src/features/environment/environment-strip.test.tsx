// proves 15.25
import { afterEach, expect, jest, test } from '@jest/globals'
import { FakeShell } from '@domizil/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import texts from '../../../messages/environment/en.json' with { type: 'json' }
import type { Apps } from '../../lib/page-facts.ts'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { EnvironmentStrip } from './environment-strip.tsx'

const NONE = { remotes: [], routes: [], failed: {} }
const SEARCH = { name: 'mf-search', version: '1.5.0', entry: '/x.js', source: 'channel', refused: [] }
const ORIGIN = 'http://localhost:9000'

afterEach(() => void jest.restoreAllMocks())

async function renderStrip(parts: Apps): Promise<FakeShell> {
  const shell = new FakeShell()
  await renderInShell(
    <IntlProvider locale="en" messages={texts}>
      <EnvironmentStrip />
    </IntlProvider>,
    aShell(shell, { parts }),
  )
  return shell
}

const banner = () => screen.getByRole('complementary', { name: 'Environment' }).textContent

test('the banner names a local remote with its address', async () => {
  await renderStrip({ ...NONE, local: { 'mf-search': ORIGIN } })

  expect(banner()).toContain(`mf-search comes from ${ORIGIN}, for this browser only.`)
})

test('the banner says that a local remote that does not answer is not shown', async () => {
  const failed = { 'mf-search': [{ code: 'SILENT' as const }] }

  await renderStrip({ ...NONE, failed, local: { 'mf-search': ORIGIN } })

  expect(banner()).toContain(`Not shown: mf-search from ${ORIGIN} does not answer`)
  expect(banner()).not.toMatch(/comes from|Refused/)
})

test('the banner names a chosen version, and links back to the default', async () => {
  await renderStrip({ ...NONE, remotes: [{ ...SEARCH, source: 'override' }] })

  expect(banner()).toContain('You have chosen these versions')
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toMatch(/remotes=reset/)
})

test('without a chosen version the banner has no link back', async () => {
  await renderStrip({ ...NONE, remotes: [SEARCH] })

  expect(screen.queryByRole('link')).toBeNull()
})

test('offline, choosing versions keeps the page, and a notice says why', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const shell = await renderStrip({ ...NONE, local: { 'mf-search': ORIGIN } })

  const isFollowed = fireEvent.click(screen.getByRole('link'))

  expect(isFollowed).toBe(false)
  expect(shell.notices.map(({ message }) => message)).toEqual([
    'Without a connection no other versions can be loaded.',
  ])
})
