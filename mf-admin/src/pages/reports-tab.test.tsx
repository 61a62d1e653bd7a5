// proves 16.13, 18.26, 18.27, 18.29, 18.30, 18.31, 18.33, 18.34, 22.66
import {
  type AdminReport,
  countReports,
  decideReport,
  getFlatReview,
  listAdminReports,
  type ReportYear,
} from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { aFlatReview } from '../testing/flat-review.ts'
import { anAdminReport } from '../testing/report-row.ts'
import { aPage } from '../testing/rows.ts'
import { ReportsTab } from './reports-tab.tsx'

const YEAR: ReportYear = {
  year: 2026,
  received: 3,
  ownInitiative: 1,
  bySubject: { REVIEW: 2, FLAT: 1 },
  byGround: { OFFENSIVE: 3 },
  byDecision: { HIDDEN: 1 },
  ownByDecision: { BLOCKED: 1 },
  open: 2,
  medianHours: 4.5,
  complaints: 1,
  complaintsGranted: 0,
}

async function show(report: AdminReport, years: ReportYear[] = []) {
  const shell = new FakeShell()
    .on(listAdminReports, () => aPage([report]))
    .on(decideReport, () => ({ ...report, status: 'DECIDED' as const }))
    .on(countReports, () => years)
    .on(getFlatReview, ({ params: { id } }) => aFlatReview(id))
  const rendered = await renderRemote(<ReportsTab />, { shell, texts, hasAntd: true })
  await screen.findByText(report.reference)
  return { ...rendered, shell }
}
type User = Awaited<ReturnType<typeof show>>['user']

async function actionsOf(user: User): Promise<(string | null)[]> {
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

test('the list shows open reports and complaints by default, with the reported content and the reason', async () => {
  const { shell } = await show(anAdminReport())

  expect(shell.answers.inputsOf(listAdminReports)).toMatchObject([
    { query: { status: ['OPEN', 'COMPLAINT'] } },
  ])
  for (const text of ['The landlord is a liar.', 'This insults us.', 'Offensive', 'Review'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('a decision on a report is sent with its reason', async () => {
  const { shell, user } = await show(anAdminReport())
  expect(await actionsOf(user)).toEqual(
    expect.arrayContaining(['Leave it as it is', 'Remove it', 'Block the account']),
  )

  await user.click(screen.getByRole('menuitem', { name: 'Remove it' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove it' }))
  expect(shell.answers.inputsOf(decideReport)).toEqual([])
  await enterText(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'It insults somebody')
  await user.click(dialog.getByRole('button', { name: 'Remove it' }))

  expect(shell.answers.inputsOf(countReports)).toHaveLength(2)
  expect(shell.answers.inputsOf(decideReport)).toEqual([
    { params: { id: 7 }, body: { decision: 'HIDDEN', reason: 'It insults somebody', together: [] } },
  ])
})

test('for a reported person the actions are to keep or to block, not to remove', async () => {
  const { user } = await show(anAdminReport({ subject: 'PERSON' }))
  expect(await actionsOf(user)).toEqual([
    'Details',
    'Open the flat',
    'Person concerned',
    'Reporter',
    'Audit trail',
    'Leave it as it is',
    'Block the account',
  ])
})

test('a report that has been decided offers no decision', async () => {
  const { user } = await show(anAdminReport({ status: 'DECIDED', decision: 'KEPT' }))

  expect(await actionsOf(user)).toEqual([
    'Details',
    'Open the flat',
    'Person concerned',
    'Reporter',
    'Audit trail',
  ])
})

const FLAT = { subject: 'FLAT' } as const
const UNDO = /^(Undo the changes|Changes stay undone)$/

test.each([
  ['of a listing that has changed', { ...FLAT, changedSinceReview: '2026-11-20T10:00:00.000Z' }, true],
  ['of a listing that has not changed', FLAT, false],
  ['about a complaint that something was undone', { ...FLAT, status: 'COMPLAINT', decision: 'UNDONE' }, true],
] as const)('for a report %s (%j), “undo the changes” is offered: %s', async (_what, change, isOffered) => {
  const { user } = await show(anAdminReport(change))

  expect((await actionsOf(user)).some((name) => UNDO.test(name ?? ''))).toBe(isOffered)
})

test.each([
  ['that has changed', '2026-11-20T10:00:00.000Z', true],
  ['that has not changed', null, false],
])(
  'for a listing %s (%j), the decision “It was changed” is offered: %s',
  async (_what, changed, isOffered) => {
    const { user } = await show(anAdminReport({ ...FLAT, changedSinceReview: changed }))

    expect((await actionsOf(user)).includes('It was changed')).toBe(isOffered)
  },
)

test('the details show each decision with its reasons, and the complaint that it answers', async () => {
  const decided = '2026-11-21T10:00:00.000Z'
  const { user } = await show(
    anAdminReport({
      status: 'DECIDED',
      decision: 'KEPT',
      decisions: [
        {
          complaints: [],
          decision: 'HIDDEN',
          outcomes: ['HIDDEN'],
          reasons: 'It insults somebody.',
          decided,
          decidedBy: 'Ada Admin',
        },
        {
          complaints: [{ party: 'AFFECTED', text: 'I named nobody.', time: decided }],
          decision: 'KEPT',
          outcomes: ['SHOWN_AGAIN'],
          reasons: 'It names nobody.',
          decided,
          decidedBy: '',
        },
      ],
    }),
  )

  await actionsOf(user)
  await user.click(screen.getByRole('menuitem', { name: 'Details' }))

  const steps = within(await screen.findByRole('region', { name: 'Decisions and complaints' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'RemovedAda Admin21.11.2026, 11:00It insults somebody.',
    'Complaint of the person concerned21.11.2026, 11:00I named nobody.',
    'Shown againFormer user21.11.2026, 11:00It names nobody.',
  ])
})

test('a complaint about a listing is read before the long texts of the listing', async () => {
  const complaint = {
    party: 'AFFECTED',
    text: 'The photos are mine.',
    time: '2026-11-21T10:00:00.000Z',
  } as const
  const { user } = await show(
    anAdminReport({
      ...FLAT,
      status: 'COMPLAINT',
      decisions: [
        {
          complaints: [complaint],
          decision: null,
          outcomes: [],
          reasons: null,
          decided: null,
          decidedBy: null,
        },
      ],
    }),
  )

  await actionsOf(user)
  await user.click(screen.getByRole('menuitem', { name: 'Details' }))

  const flat = await screen.findByText('Loft am Kanal')
  const words = within(screen.getByRole('dialog')).getByText('The photos are mine.')
  expect(words.compareDocumentPosition(flat) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

const OTHER = {
  id: 9,
  reference: 'R-OTHE-R222',
  time: '2026-11-20T13:00:00.000Z',
  ground: 'FRAUD',
  message: 'It is all made up.',
  reporter: 'Ole Other',
  status: 'OPEN',
  decision: null,
} as const

test('the Decide button opens the details, and the decision includes other open reports of the same content', async () => {
  const { shell, user } = await show(anAdminReport({ sameContent: [OTHER] }))

  await user.click(screen.getByRole('button', { name: /^Decide/ }))
  const details = within(await screen.findByRole('dialog'))
  const others = within(details.getByRole('region', { name: 'Other reports of the same content' }))
  expect(others.getByRole('listitem').textContent).toContain('It is all made up.')
  expect(others.getByText('One of them is open: your decision counts for all.')).toBeTruthy()
  expect(details.queryByRole('button', { name: 'Remove it' })).toBeNull()
  await user.click(details.getByRole('button', { name: 'More decisions' }))
  await user.click(details.getByRole('button', { name: 'Remove it' }))
  const reason = await screen.findByRole('textbox', { name: /^Reason/ })
  await enterText(user, reason, 'It insults somebody')
  await user.click(screen.getAllByRole('button', { name: 'Remove it' }).at(-1) ?? reason)

  expect(shell.answers.inputsOf(decideReport)).toMatchObject([{ body: { together: [9] } }])
})

test('a report about a flat is decided with the flat’s photos and texts in view', async () => {
  const { flat } = aFlatReview(7)
  const { user } = await show(anAdminReport({ subject: 'FLAT', flatId: 7 }))

  await user.click(screen.getByRole('button', { name: /^Decide/ }))
  const details = within(await screen.findByRole('dialog'))

  const photos = within(await details.findByRole('region', { name: 'Photos' }))
  expect(photos.getAllByRole('listitem')).toHaveLength(flat.images.length)
  expect(details.getByRole('region', { name: 'Texts' }).textContent).toContain(flat.title_en)
})

test('a report has no Decide button while a complaint about the same content is open', async () => {
  await show(anAdminReport({ sameContent: [{ ...OTHER, status: 'COMPLAINT' }] }))

  expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull()
})

const HIDDEN = { status: 'COMPLAINT', decision: 'HIDDEN', state: 'HIDDEN' } as const
test.each([
  ['that something was removed', { ...HIDDEN, isLastRestriction: true }, ['Show it again', 'Stays removed']],
  ['where another decision stands', HIDDEN, ['Change nothing (stays removed)', 'Stays removed']],
  [
    'that an account was blocked',
    { ...HIDDEN, decision: 'BLOCKED', state: 'SHOWN', isAuthorBlocked: true, isLastRestriction: true },
    ['Unblock the account', 'Remove it', 'Stays blocked'],
  ],
  [
    'that something was left',
    { ...HIDDEN, decision: 'KEPT', state: 'SHOWN' },
    ['Leave it as it is', 'Remove it', 'Block the account'],
  ],
] as const)('a complaint %s offers the answers %j', async (_what, change, choices) => {
  const { user } = await show(anAdminReport(change))

  expect(await actionsOf(user)).toEqual(expect.arrayContaining([...choices]))
})

test.each<[Partial<AdminReport>, RegExp]>([
  [{ affectedLocale: 'de', reporterLocales: ['de'] }, /^Write in German: both sides/],
  [{ affectedLocale: 'de', reporterLocales: [] }, /^Write in German: the person concerned/],
  [{ affectedLocale: null, reporterLocales: ['es'] }, /^Write in Spanish: the reporter/],
  [{ affectedLocale: 'de', reporterLocales: ['es'] }, /person concerned reads German, the reporter Spanish/],
  [{ affectedLocale: 'de', reporterLocales: ['de', 'es'] }, /reads German, the reporters German and Spanish/],
  [{ affectedLocale: null, reporterLocales: ['en', 'es'] }, /^The reporters read English and Spanish/],
])('for %j the dialog names the language in which to write the reasons', async (change, hint) => {
  const { user } = await show(anAdminReport(change))
  await actionsOf(user)

  await user.click(screen.getByRole('menuitem', { name: 'Remove it' }))

  const reason = await screen.findByRole('textbox', { name: /^Reason/, description: hint })
  expect(reason).toBeTruthy()
})

test('the yearly figures stand in groups, and blocks without a report are not counted as decisions on reports', async () => {
  await show(anAdminReport(), [YEAR])

  const table = await screen.findByRole('table', { name: '' })
  const groups = within(table)
    .getAllByRole('rowgroup')
    .slice(1)
    .map((group) =>
      within(group)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    )
  expect(groups.map(([name]) => name)).toEqual([
    'Reports',
    'What was reported',
    'Why it was reported',
    'First decision on reports',
    'Restricted without a report',
    'Complaints',
  ])
  expect(groups[0]).toContain('Median hours to the decision4.5')
  expect(groups[1]).toContain('Review2')
  expect(groups[3]).toContain('Account blocked0')
  expect(groups[4]).toEqual([
    'Restricted without a report',
    'In all1',
    'Removed0',
    'Changes undone0',
    'Account blocked1',
  ])
})

test('the decision on a reported message shows the messages around it, and what removing it means', async () => {
  const time = '2026-11-20T12:30:00.000Z'
  const talk: AdminReport['talk'] = [
    { author: 'LANDLORD', text: 'When do you come?', time, isReported: false },
    { author: 'TENANT', text: 'You fool.', time, isReported: true },
    { author: 'LANDLORD', text: null, time, isReported: false },
  ]
  const { user } = await show(anAdminReport({ subject: 'MESSAGE', excerpt: 'You fool.', flatId: null, talk }))

  await user.click(screen.getByRole('button', { name: /^Decide/ }))
  const details = within(await screen.findByRole('dialog'))
  const around = within(details.getByRole('region', { name: 'The conversation around it' }))
  expect(around.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Landlord.*When do you come\?$/),
    expect.stringMatching(/^Tenantreported.*You fool\.$/),
    expect.stringMatching(/^Landlord.*Removed$/),
  ])
  expect(details.getByText('What the reporter says')).toBeTruthy()

  await user.click(details.getByRole('button', { name: 'More decisions' }))
  await user.click(details.getByRole('button', { name: 'Remove it' }))
  expect(await screen.findByText(/neither side sees the message any more/)).toBeTruthy()
  expect(screen.queryByText(/Open requests/)).toBeNull()
})
