// proves 15.42
import type { Locale } from '@domizil/domain'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import de from '../../../messages/de.ts'
import en from '../../../messages/en.ts'
import es from '../../../messages/es.ts'
import { Findings } from './canary-outcomes.tsx'

const TEXTS = { en, de, es }
const REASON = '3 of 12 starts of mf-search 2.0.0 failed.'
const STABLE = { remote: 'mf-search', version: '2.0.0', stable: '1.9.2', stableShare: 0 }
const FAILED = {
  code: 'FAILED_STARTS',
  values: { ...STABLE, failures: 3, starts: 1200, share: 0.256, stableFailures: 0, stableStarts: 8000 },
}
const SLOW = {
  code: 'SLOW_VISITS',
  values: {
    ...STABLE,
    vital: 'LCP',
    limit: 2500,
    slow: 30,
    visits: 40,
    share: 0.75,
    stableSlow: 0,
    stableVisits: 90,
  },
}

async function said(
  findings: readonly { code: string; values: Record<string, string | number> }[],
  locale: Locale,
) {
  const shell = new FakeShell()
  shell.locale.set(locale)
  const { container } = await renderRemote(
    <Findings findings={findings}>
      <p>{REASON}</p>
    </Findings>,
    {
      shell,
      texts: TEXTS[locale],
    },
  )
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
}

test.each([
  ['en', '3 of 1,200 starts of mf-search 2.0.0 failed (25.6%), 0 of 8,000 of 1.9.2 (0%).'],
  [
    'de',
    '3 von 1.200 Starts von mf-search 2.0.0 schlugen fehl (25,6 %), bei 1.9.2 waren es 0 von 8.000 (0 %).',
  ],
  ['es', '3 de 1200 inicios de mf-search 2.0.0 fallaron (25,6 %); de 1.9.2, 0 de 8000 (0 %).'],
] as const)(
  'the reason why a canary ended is shown in the language of the reader: %s',
  async (locale, sentence) => {
    expect(await said([FAILED], locale)).toEqual([sentence])
  },
)

test('each code of a finding has its own sentence', async () => {
  const next = { code: 'NEXT_SHARE', values: { percent: 25 } }

  expect(await said([SLOW, next, { code: 'EVERYBODY', values: {} }], 'de')).toEqual([
    'LCP lag in 30 von 40 Besuchen von mf-search 2.0.0 über 2.500 ms (75 %), bei 1.9.2 in 0 von 90 (0 %).',
    'Jetzt bekommen sie 25 von hundert Besuchern.',
    'Jetzt bekommen sie alle.',
  ])
})

test.each([
  ['an entry of before there were codes', []],
  ['a code of a newer judge', [FAILED, { code: 'TOO_LATE', values: {} }]],
  ['a finding that lacks a value', [{ code: 'NEXT_SHARE', values: {} }]],
])('for %s the stored text of the reason is shown', async (_, findings) => {
  expect(await said(findings, 'de')).toEqual([REASON])
})
