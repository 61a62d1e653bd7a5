// proves 2.24, 2.83, 2.84, 10.3, 11.39, 15.8, 15.32, 15.35, 15.37, 15.39, 15.40, 15.41, 21.43, 21.44, 21.51, 21.52
import { afterEach, expect, jest, test } from '@jest/globals'
import {
  allReports,
  type CallOutput,
  getOverview,
  listAdminFlats,
  listAdminUsers,
  listAuditEntries,
  changeVersions,
  listCanaries,
  listFailedJobs,
  listMailTitles,
  getFailureStack,
  listFailures,
  listVersionChanges,
  listVitals,
  listHelpRequests,
} from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import spanish from '../../messages/es.ts'
import { anAuditEntry } from '../testing/audit-entry.ts'
import { aPage, anAdminFlat, anAdminHelpRequest, anAdminUser, aReport } from '../testing/rows.ts'
import { DashboardPage } from './dashboard-page.tsx'

const OVERVIEW: CallOutput<typeof getOverview> = {
  flats: { DRAFT: 3, IN_REVIEW: 2, ACTIVE: 312, INACTIVE: 4, REJECTED: 1, ARCHIVED: 0 },
  bookings: { REQUESTED: 12, LANDLORD_APPROVED: 5 },
  users: 141,
  usersToday: 2,
  today: '2026-11-20',
}

const REPORTS = [
  aReport({ day: '2026-11-19', requests: 12, cancelled: { EXPIRED: 3 } }),
  aReport({ day: '2026-11-12', requests: 10, occupancy: 0.709 }),
]

const aShell = (address = '/admin') =>
  new FakeShell()
    .at(address)
    .signedInAs({ isAdmin: true })
    .on(getOverview, () => OVERVIEW)
    .on(allReports, () => REPORTS)
    .on(listFailedJobs, () => [])
    .on(listCanaries, () => [])
    .on(listVitals, () => [])
    .on(listMailTitles, () => [])
    .on(listVersionChanges, () => ({ mayChange: false, changes: [], versions: [] }))
    .on(listAdminFlats, () => aPage([anAdminFlat()], { total: 17 }))

afterEach(() => {
  jest.restoreAllMocks()
})

test('the dashboard shows the same figures in tiles and tables, and each links to the list it counts', async () => {
  const { user } = await renderRemote(<DashboardPage />, { shell: aShell(), texts })

  const flats = await screen.findByRole('table', { name: 'Flats now' })
  expect(within(flats).getByRole('row', { name: 'Listed 312' })).toBeTruthy()
  expect(within(flats).getByRole('link', { name: 'Listed' }).getAttribute('href')).toBe(
    '/admin/flats?status=ACTIVE',
  )
  const tiles = within(await screen.findByRole('region', { name: 'Development' }))
  const tile = (name: string) => tiles.getByText(name).closest('dt')?.nextElementSibling?.textContent
  expect(tile('Listed flats now')).toMatch(/^312/)
  expect(tile('Users now')).toBe('141+3')
  expect(tile('Requests')).toBe('12+2')
  expect(tile('Fees, net')).toBe('€600Unchanged')
  expect(tile('Occupancy yesterday')).toBe('80%+9.1 pp')
  expect(tiles.getByRole('link', { name: 'Requests' }).getAttribute('href')).toBe(
    '/admin/bookings?from=2026-11-13&to=2026-11-19',
  )
  expect(tiles.getByRole('link', { name: 'Listed flats now' }).getAttribute('href')).toBe(
    '/admin/flats?status=ACTIVE',
  )
  const chart = screen.getByRole('region', { name: 'Requests and bookings' })
  await user.click(within(chart).getByRole('button', { name: 'Show as table' }))
  expect(within(chart).getByRole('row', { name: '19.11.2026 12 6 3' })).toBeTruthy()
})

test('thousands of euros are grouped in Spanish as on all other pages', async () => {
  const shell = aShell().on(allReports, () => [aReport({ day: '2026-11-19', feesNet: 4484 })])
  shell.locale.set('es')

  await renderRemote(<DashboardPage />, { shell, texts: spanish })

  const fees = await screen.findByText('Comisiones netas')
  expect(fees.closest('dt')?.nextElementSibling?.textContent).toMatch(/^4\.484\s€/)
})

test('the dashboard lists the reasons why requests ended, as a chart and as a table', async () => {
  const { user } = await renderRemote(<DashboardPage />, { shell: aShell(), texts })

  const endings = await screen.findByRole('region', { name: 'Why requests ended' })

  expect(within(endings).getByRole('listitem').textContent).toBe('Nobody answered in time3')
  await user.click(within(endings).getByRole('button', { name: 'Show as table' }))
  expect(within(endings).getByRole('row', { name: 'Nobody answered in time 3' })).toBeTruthy()
})

test('choosing a longer period loads the reports of more days', async () => {
  const { user, shell } = await renderRemote(<DashboardPage />, { shell: aShell(), texts })

  await user.click(await screen.findByRole('radio', { name: '30 days' }))

  expect(shell.address).toBe('/admin?days=30')
  expect(shell.answers.inputsOf(allReports).at(-1)).toEqual({ query: { from: '2026-09-21' } })
})

test('flats waiting for review are named, with a link to all of them', async () => {
  await renderRemote(<DashboardPage />, { shell: aShell(), texts })

  const queue = await screen.findByRole('region', { name: 'Review queue' })

  expect(within(queue).getByRole('link', { name: 'Loft at the canal' }).getAttribute('href')).toBe('/flat/7')
  expect(within(queue).getByRole('link', { name: 'Show all 17' }).getAttribute('href')).toContain(
    '/admin/flats?status=IN_REVIEW',
  )
})

test('the charts keep their place when the review queue loads', async () => {
  const answers: (() => void)[] = []
  const shell = aShell().on(
    listAdminFlats,
    () => new Promise((resolve) => answers.push(() => resolve(aPage([anAdminFlat()])))),
  )
  await renderRemote(<DashboardPage />, { shell, texts })
  const chart = await screen.findByRole('region', { name: 'Searches by result' })
  const place = () => [...(chart.parentElement?.children ?? [])].indexOf(chart)
  const before = place()

  await act(async () => answers[0]?.())

  expect(await screen.findByRole('region', { name: 'Review queue' })).toBeTruthy()
  expect(place()).toBe(before)
})

test('the to-do list counts what needs an administrator, and each count links to its list', async () => {
  const shell = aShell()
  const waiting = {
    helpRequests: 3,
    reports: 0,
    flatsInReview: 17,
    changedFlats: 0,
    missingContracts: 0,
    overdueInvoices: 1,
  }
  shell.counters.set({ ...shell.counters.get(), waiting })

  await renderRemote(<DashboardPage />, { shell, texts })

  const section = within(await screen.findByRole('region', { name: 'To do' }))
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Help requests3', '/admin?tab=help'],
    ['Flats in review17', '/admin/flats?status=IN_REVIEW&sort=waiting&dir=asc'],
    ['Overdue invoices1', '/admin/invoices?status=OVERDUE&sort=due&dir=asc'],
  ])
  expect(screen.getByRole('link', { name: 'Help inbox 3 open help requests' })).toBeTruthy()
})

test('failing jobs are listed with their reason, and link to the booking or person concerned', async () => {
  const [since, nextTry] = ['2026-11-20T10:00:00Z', '2026-11-20T12:30:00Z']
  const one = { reason: 'DatabaseError 22003', attempts: 3, since, nextTry }
  const shell = aShell().on(listFailedJobs, () => [
    {
      kind: 'REMIND_OF_BOOKINGS',
      count: 22,
      since,
      nextTry,
      items: [
        { ...one, item: '12' },
        { ...one, item: '13', nextTry: null },
      ],
    },
    { kind: 'A_NEW_KIND', count: 1, since, nextTry: null, items: [{ ...one, item: '7', nextTry: null }] },
  ])

  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  const section = within(await screen.findByRole('region', { name: 'Jobs that fail' }))
  await user.click(section.getByText('Reminders about bookings'))
  expect(section.getAllByText('DatabaseError 22003')).toHaveLength(5)
  expect(section.getByText('22 failures')).toBeTruthy()
  expect(section.getByText('20 more')).toBeTruthy()
  expect(section.getByText('A_NEW_KIND')).toBeTruthy()
  expect(section.getByRole('link', { name: 'No. 12' }).getAttribute('href')).toBe(
    '/admin/bookings?q=12&details=12',
  )
  const [given] = section.getAllByRole('listitem').slice(1)
  expect(given?.textContent).toContain('since 20.11.2026, 11:00 · given up')
})

test('where no job fails, there is no section about jobs', async () => {
  await renderRemote(<DashboardPage />, { shell: aShell(), texts })

  await screen.findByRole('table', { name: 'Flats now' })
  expect(screen.queryByRole('region', { name: 'Jobs that fail' })).toBeNull()
})

test('an empty to-do list says that nothing is waiting', async () => {
  const shell = aShell()
  const waiting = {
    helpRequests: 0,
    reports: 0,
    flatsInReview: 0,
    changedFlats: 0,
    missingContracts: 0,
    overdueInvoices: 0,
  }
  shell.counters.set({ ...shell.counters.get(), waiting })

  await renderRemote(<DashboardPage />, { shell, texts })

  const section = await screen.findByRole('region', { name: 'To do' })
  expect(within(section).getByText('Nothing waits for you right now.')).toBeTruthy()
})

test('after the overview failed to load, the Try again button loads it', async () => {
  let attempts = 0
  const unavailable = Object.assign(new Error('The database is away'), { ajax: true, status: 503 })
  const shell = aShell().on(getOverview, () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(unavailable) : OVERVIEW
  })
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('table', { name: 'Flats now' })).toBeTruthy()
})

test('a help request in the inbox shows person and topic, and links to the answer', async () => {
  const shell = aShell('/admin?tab=help').on(listHelpRequests, () =>
    aPage([anAdminHelpRequest({ email: 'tara?cc=otto@domizil.example' })]),
  )

  await renderRemote(<DashboardPage />, { shell, texts })

  const row = await screen.findByRole('row', {
    name: /H-1234 Which invoice is this\? 20\.11\.2026, 13:40 tara\S* Payment/,
  })
  expect(
    within(row)
      .getByRole('link', { name: /^Answer/ })
      .getAttribute('href'),
  ).toBe('/admin?tab=help&request=1')
})

test('the audit trail describes the state before and after in words', async () => {
  const entry = anAuditEntry({ reason: 'All is well' })
  const shell = aShell('/admin?tab=audit&subjectType=FLAT&subjectId=7').on(listAuditEntries, () =>
    aPage([entry]),
  )

  await renderRemote(<DashboardPage />, { shell, texts })

  const [, row] = await screen.findAllByRole('row')
  expect([...(row?.children ?? [])].slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    '20.11.2026, 13:40Anna Kern',
    'Flat moved to another status',
    'Flat · Loft at the canal',
    'In review → Listed',
    'All is well',
  ])
  expect(shell.answers.inputsOf(listAuditEntries)).toMatchObject([
    { query: { subjectType: ['FLAT'], subjectId: ['7'] } },
  ])
})

test('the audit trail of an account is headed by the name of the person, not by the id', async () => {
  const shell = aShell('/admin?tab=audit&subjectType=USER&subjectId=0d6e')
    .on(listAuditEntries, () => aPage([]))
    .on(listAdminUsers, () => aPage([anAdminUser({ id: '0d6e', name: 'Tara Tenant' })]))

  await renderRemote(<DashboardPage />, { shell, texts })

  const chips = await screen.findByRole('list', { name: texts['list.narrowed'] })
  expect((await within(chips).findByText('User: Tara Tenant')).textContent).not.toContain('0d6e')
  expect(chips.textContent).not.toContain('0d6e')
})

const REGISTRY = {
  revision: 12,
  channels: {
    production: {
      overrides: false,
      parts: {
        'mf-search': {
          version: '1.9.2',
          canary: { version: '1.10.0', percent: 5 },
          previous: { version: '1.9.1' },
        },
      },
    },
  },
  versions: { 'mf-search': [{ version: '1.9.1' }, { version: '1.9.2' }, { version: '1.10.0' }] },
}

/** The gateway's two files about the registry. */
const serveRegistry = (registry: object, damaged: object[] = []) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      Response.json(address === '/remotes/damaged.json' ? damaged : registry),
    )

/** The table behind a title, which is opened. */
async function unfolded(title: string): Promise<HTMLElement> {
  const details = (await screen.findByText(title)).closest('details')
  if (details) details.open = true
  return screen.findByRole('table', { name: title })
}

test('the remotes are listed with the served versions and their failures', async () => {
  serveRegistry(REGISTRY)

  const failed = {
    remote: 'mf-search',
    version: '1.10.0',
    message: 'Error: x',
    stack: null,
    browsers: [{ browser: 'chrome' as const, count: 1 }],
    lastAt: '2026-11-21T12:00:00Z',
  }
  const shell = aShell('/admin?tab=remotes').on(listFailures, () => [
    { ...failed, channel: 'production', phase: 'render' as const, count: 3 },
    { ...failed, channel: 'production', phase: 'chunk' as const, count: 1 },
    { ...failed, channel: 'staging', phase: 'chunk' as const, count: 7 },
  ])

  await renderRemote(<DashboardPage />, { shell, texts })

  const table = await screen.findByRole('table', { name: 'What visitors get' })
  const row = await within(table).findByRole('row', {
    name: 'mf-search 1.9.2 5 % 1.10.0 4 errors',
  })
  expect(row).toBeTruthy()
  const counts = within(await unfolded('Errors, last 7 days'))
  expect(
    counts.getByRole('row', { name: /^mf-search 1\.10\.0 Showing production Error: x Chrome 3 / }),
  ).toBeTruthy()
})

test('the details of a failure show its place in the sources, or else in the scripts', async () => {
  serveRegistry(REGISTRY)
  const stack = 'a'.repeat(32)
  const failed = {
    channel: 'production',
    remote: 'mf-flat',
    version: '1.4.0',
    phase: 'event' as const,
    message: 'TypeError: x',
    stack,
    browsers: [
      { browser: 'safari' as const, count: 4 },
      { browser: 'chrome' as const, count: 1 },
    ],
    count: 5,
    lastAt: '2026-11-21T12:00:00Z',
  }
  const place = { remote: 'mf-flat', version: '1.4.0', file: 'page.js', line: 1, column: 10 }
  const source = { file: './src/features/price.tsx', line: 12, column: 5, name: 'priceOf' }
  const shell = aShell('/admin?tab=remotes')
    .on(listFailures, () => [failed])
    .on(getFailureStack, () => [
      { ...place, source },
      { ...place, column: 40, source: { ...source, file: '../packages/product/links/src/days.ts' } },
      { ...place, remote: 'shell', source: { ...source, name: null } },
      { ...place, column: 90, source: null },
    ])
  await renderRemote(<DashboardPage />, { shell, texts })

  const words = await screen.findByText('TypeError: x')
  const details = words.closest('details')
  if (!details) throw new Error('the failure cannot be opened')
  details.open = true
  fireEvent(details, new Event('toggle'))

  const places = await within(details).findAllByRole('listitem')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'src/features/price.tsx:12:5 priceOf',
    'packages/product/links/src/days.ts:12:5 priceOf',
    'shell src/features/price.tsx:12:5',
    'mf-flat 1.4.0 page.js:1:90',
  ])
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toContain('Safari 4')
})

const VITALS = {
  lcp: { visits: 10, good: 6, p75: 3100 },
  inp: { visits: 1, good: 1, p75: 90 },
  cls: null,
}
const NO_VITALS = { lcp: null, inp: null, cls: null }

test('a canary is shown with its starts, errors, share and what was decided, beside the stable version', async () => {
  serveRegistry({ ...REGISTRY, channels: {} })
  const trial = { remote: 'mf-search', starts: 12, failures: 3, vitals: VITALS }
  const shell = aShell('/admin?tab=remotes')
    .on(listFailures, () => [])
    .on(listCanaries, () => [
      {
        trial: 'production/mf-search/2026-11-24T09:00:00.000Z',
        isRunning: false,
        versions: [
          { ...trial, version: '1.10.0', isCanary: true },
          { ...trial, version: '1.9.2', isCanary: false, starts: 200, failures: 1, vitals: NO_VITALS },
        ],
        verdict: {
          kind: 'END' as const,
          reason: '3 of 12 starts failed.',
          findings: [],
          decidedAt: '2026-11-24T09:30:00Z',
        },
      },
    ])

  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  const over = await screen.findByText('Earlier canaries, last 30 days (1)')
  await user.click(over)
  const card = within(await screen.findByRole('region', { name: 'Canary mf-search 1.10.0 on production' }))
  const rows = card.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(rows).toEqual([
    'Version1.10.0 Canary1.9.2',
    'Starts12200',
    'Errors31',
    'Share of errors25%0.5%',
    'LCP3.1 sec60% of 10 good–',
    'INP90 ms100% of 1 good–',
    'CLS––',
  ])
  expect(card.getByText('Ended by itself')).toBeTruthy()
  expect(card.getByText('24.11.2026, 10:30')).toBeTruthy()
  expect(card.getByText('3 of 12 starts failed.')).toBeTruthy()
})

const JUDGED = {
  ...REGISTRY,
  channels: {
    production: {
      overrides: false,
      parts: {
        'mf-search': {
          version: '1.9.2',
          canary: {
            version: '1.10.0',
            percent: 10,
            since: '2026-11-24T09:00:00.000Z',
            judge: { minStarts: 100, maxExtra: 2, promoteAfter: 400, steps: [10, 50, 25] },
          },
        },
      },
    },
  },
}

test('a running canary shows its progress and limits, and can be promoted or ended', async () => {
  serveRegistry(JUDGED)
  const versions = [
    { remote: 'mf-search', version: '1.10.0', isCanary: true, starts: 17, failures: 0, vitals: NO_VITALS },
  ]
  const trial = 'production/mf-search/2026-11-24T09:00:00.000Z'
  const shell = withHistory().on(listCanaries, () => [{ trial, isRunning: true, versions, verdict: null }])
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  const card = within(await screen.findByRole('region', { name: 'Canary mf-search 1.10.0 on production' }))
  expect(card.getByText('Running: 10 of a hundred visitors get it')).toBeTruthy()
  expect(card.getByRole('progressbar', { name: '17 of 400 starts' })).toBeTruthy()
  expect(card.getByText(/Otherwise 25 of a hundred visitors get it after 400 starts\.$/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'End the canary mf-search 1.10.0 on production' }))
  expect(await screen.findByRole('option', { name: 'End the canary 1.10.0', selected: true })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(card.getByRole('button', { name: 'Give to everybody: mf-search 1.10.0 on production' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It held.')
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(shell.answers.inputsOf(changeVersions)).toMatchObject([
    { body: { kind: 'PROMOTE', remote: 'mf-search', version: '1.10.0' } },
  ])
})

test('a canary that nobody judges is shown as well, and says so', async () => {
  serveRegistry(REGISTRY)
  await renderRemote(<DashboardPage />, { shell: withHistory(), texts })

  const card = within(await screen.findByRole('region', { name: 'Canary mf-search 1.10.0 on production' }))
  expect(card.getByText('It is ended or given to everybody by hand only.')).toBeTruthy()
  expect(card.getByText('Its starts are not counted.')).toBeTruthy()
})

test('each published version says who gets it, who published and signed it, from what and how heavy it is', async () => {
  serveRegistry(REGISTRY)
  await renderRemote(<DashboardPage />, { shell: withHistory(), texts })

  const table = within(await unfolded('Published versions'))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(rows.slice(1)).toEqual([
    'mf-searchSearch by floor1.10.0 b1946ac924 production: 5 %24.11.2026, 09:00searchsearch, built by pipeline-749 kB',
    'mf-searchSearch by floor1.9.2 b1946ac924 production–search, built by pipeline-7–',
  ])
})

test('on a narrow screen the versions are cards with visible buttons', async () => {
  serveRegistry(REGISTRY)
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('max-width') }) as MediaQueryList,
    )
  await renderRemote(<DashboardPage />, { shell: withHistory(), texts })

  const card = within(await screen.findByRole('region', { name: 'What visitors get' }))
  expect(card.getByRole('listitem').textContent).toMatch(
    /^mf-searchFor everybodySearch by floor1\.9\.2Canary5 % Search by floor1\.10\.0/,
  )
  expect(card.getByRole('button', { name: 'Change mf-search on production' })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'What visitors get' })).toBeNull()
})

test('when the registry stops responding, the versions already shown and the typed reason stay', async () => {
  const answers = serveRegistry(REGISTRY)
  const shell = withHistory().on(changeVersions, () => {
    throw Object.assign(new Error('The versions were changed.'), { ajax: true, status: 409 })
  })
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })
  await user.click(await screen.findByRole('button', { name: 'Change mf-search on production' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What is to happen?' }), 'ROLLBACK')
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It fails.')

  answers.mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(await screen.findByText(/^The registry does not answer\./)).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('It fails.')
  sessionStorage.clear()
})

test('the table of versions shows errors per 1,000 visits, with and without a canary', async () => {
  serveRegistry(REGISTRY)
  const vitals = (visits: number) => ({ ...NO_VITALS, lcp: { visits, good: visits, p75: 900 } })
  const version = { channel: 'production', remote: 'mf-search' }
  const failed = { ...version, phase: 'render' as const, message: 'x', stack: null, browsers: [] }
  const lastAt = '2026-11-21T12:00:00Z'
  const shell = withHistory()
    .on(listFailures, () => [{ ...failed, version: '1.9.2', count: 3, lastAt }])
    .on(listVitals, () => [
      { ...version, version: '1.9.2', vitals: vitals(2000) },
      { ...version, version: '1.10.0', vitals: vitals(40) },
    ])

  await renderRemote(<DashboardPage />, { shell, texts })

  const table = within(await screen.findByRole('table', { name: 'What visitors get' }))
  expect(await table.findByText('1.5 errors per 1,000 visits (of 2,000)')).toBeTruthy()
  expect(table.getByText('0 errors per 1,000 visits (of 40)')).toBeTruthy()
})

test('while a canary runs, the table of versions shows errors per 1,000 starts for canary and stable', async () => {
  serveRegistry(JUDGED)
  const counted = { remote: 'mf-search', vitals: NO_VITALS }
  const versions = [
    { ...counted, version: '1.10.0', isCanary: true, starts: 200, failures: 3 },
    { ...counted, version: '1.9.2', isCanary: false, starts: 1800, failures: 0 },
  ]
  const trial = 'production/mf-search/2026-11-24T09:00:00.000Z'
  const shell = withHistory().on(listCanaries, () => [{ trial, isRunning: true, versions, verdict: null }])

  await renderRemote(<DashboardPage />, { shell, texts })

  const table = within(await screen.findByRole('table', { name: 'What visitors get' }))
  expect(await table.findByText('15 errors per 1,000 starts (of 200)')).toBeTruthy()
  expect(table.getByText('0 errors per 1,000 starts (of 1,800)')).toBeTruthy()
})

test('how fast a version is stands beside its channel, and what is slow is marked', async () => {
  serveRegistry(REGISTRY)
  const shell = aShell('/admin?tab=remotes')
    .on(listFailures, () => [])
    .on(listVitals, () => [{ channel: 'staging', remote: 'mf-search', version: '1.10.0', vitals: VITALS }])

  await renderRemote(<DashboardPage />, { shell, texts })

  const table = within(await unfolded('Speed of visits, last 7 days'))
  expect(
    table.getByRole('row', { name: /^mf-search 1\.10\.0 staging 3\.1 sec ?60% of 10 good/ }),
  ).toBeTruthy()
  expect(table.getByText('3.1 sec').className).toContain('warn')
  expect(table.getByText('90 ms').className).not.toContain('warn')
})

const CHANGED = {
  revision: 12,
  at: '2026-11-24T09:00:00Z',
  by: 'Adele Moser (back office)',
  what: 'canary mf-search@1.10.0 --percent 5',
  reason: 'A faster list.',
  findings: [],
  channel: 'production',
  canaries: [{ remote: 'mf-search', version: '1.10.0', percent: 5 }],
}

const PUBLISHED = {
  remote: 'mf-search',
  version: '1.10.0',
  publishedAt: '2026-11-24T08:00:00Z',
  publishedBy: 'search',
  note: 'Search by floor',
  commit: 'b1946ac92492d2347c6235b4d2611184',
  signedBy: 'search',
  builder: 'pipeline-7',
  bytes: 48_653,
}

const withHistory = () =>
  aShell('/admin?tab=remotes')
    .on(listFailures, () => [])
    .on(listVersionChanges, () => ({
      mayChange: true,
      changes: [
        CHANGED,
        {
          ...CHANGED,
          revision: 11,
          what: 'promote mf-search@1.9.2 mf-flat@2.0.0',
          reason: null,
          canaries: [],
        },
        { ...CHANGED, revision: 10 },
      ],
      versions: [
        PUBLISHED,
        { ...PUBLISHED, version: '1.9.2', publishedAt: null, publishedBy: null, bytes: null },
      ],
    }))
    .on(changeVersions, () => ({ revision: 13 }))

test('a version is promoted from the table with a reason, based on the shown revision', async () => {
  serveRegistry(REGISTRY)
  const shell = withHistory()
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  await user.click(await screen.findByRole('button', { name: 'Change mf-search on production' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What is to happen?' }), 'PROMOTE')
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))
  expect(shell.answers.inputsOf(changeVersions)).toEqual([])

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), '1.10.0')
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It held.')
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(shell.answers.inputsOf(changeVersions)).toEqual([
    {
      params: { channel: 'production' },
      body: {
        revision: 12,
        reason: 'It held.',
        kind: 'PROMOTE',
        remote: 'mf-search',
        version: '1.10.0',
      },
    },
  ])
})

test('the history has author, change and reason, and an earlier state can be restored', async () => {
  serveRegistry(REGISTRY)
  const shell = withHistory()
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  const history = within(await unfolded('History'))
  expect(
    history.getByRole('row', {
      name: /^12 .*Adele Moser \(back office\) mf-search 1\.10\.0 for 5 of a hundred visitors ?A faster list\.$/,
    }),
  ).toBeTruthy()
  expect(
    history.getByRole('row', { name: /^11 .*mf-search 1\.9\.2 and mf-flat 2\.0\.0 for everybody/ }),
  ).toBeTruthy()
  await user.click(history.getByRole('button', { name: 'Back to here: revision 11' }))
  const dialog = within(await screen.findByRole('dialog'))
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It was better.')
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(shell.answers.inputsOf(changeVersions)).toMatchObject([
    { body: { revision: 12, kind: 'RESTORE', to: 11 } },
  ])
})

test('restoring a state with a canary says before and after that the canary restarts', async () => {
  serveRegistry(REGISTRY)
  const shell = withHistory()
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  await unfolded('History')
  await user.click(screen.getByRole('button', { name: 'Back to here: revision 10' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Some visitors get a canary again, too: mf-search 1.10.0 for 5 %')).toBeTruthy()
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It held.')
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  await waitFor(() => expect(shell.notices.at(-1)?.message).toContain('a canary again: mf-search 1.10.0'))
})

test('each view of the dashboard is headed by its own name', async () => {
  serveRegistry(REGISTRY)
  const shell = aShell('/admin?tab=remotes').on(listFailures, () => [])

  await renderRemote(<DashboardPage />, { shell, texts })

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Remotes')
})

test('where versions are changed on the command line, no button offers a change', async () => {
  serveRegistry(REGISTRY)
  const shell = aShell('/admin?tab=remotes').on(listFailures, () => [])

  await renderRemote(<DashboardPage />, { shell, texts })

  expect(await screen.findByText(/Versions are changed by the command line/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Change mf-search/ })).toBeNull()
})

test('while the history cannot be loaded, the page does not claim that only the command line changes versions', async () => {
  serveRegistry(REGISTRY)
  const shell = aShell('/admin?tab=remotes')
    .on(listFailures, () => [])
    .on(listVersionChanges, () =>
      Promise.reject(Object.assign(new Error('The registry is away.'), { ajax: true, status: 503 })),
    )

  await renderRemote(<DashboardPage />, { shell, texts })

  expect((await screen.findByText('The registry is away.')).getAttribute('role')).toBe('alert')
  expect(screen.queryByText(/command line/)).toBeNull()
})

test('tampered files are listed with their version', async () => {
  serveRegistry(REGISTRY, [{ part: 'mf-search', version: '1.9.2', file: 'search.js' }])
  const shell = aShell('/admin?tab=remotes').on(listFailures, () => [])

  await renderRemote(<DashboardPage />, { shell, texts })

  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('row', { name: 'mf-search 1.9.2 search.js' })).toBeTruthy()
})

test('an undamaged registry raises no alarm', async () => {
  serveRegistry(REGISTRY)
  const shell = aShell('/admin?tab=remotes').on(listFailures, () => [])

  await renderRemote(<DashboardPage />, { shell, texts })

  await screen.findByRole('table', { name: 'What visitors get' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after the registry failed to load, Try again loads it', async () => {
  const refused = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }))
  const shell = aShell('/admin?tab=remotes').on(listFailures, () => [])
  const { user } = await renderRemote(<DashboardPage />, { shell, texts })

  const retry = await screen.findByRole('button', { name: 'Try again' })
  refused.mockRestore()
  serveRegistry({ revision: 4, channels: {}, versions: {} })
  await user.click(retry)

  expect(await screen.findByText(/^Revision 4 /)).toBeTruthy()
})
