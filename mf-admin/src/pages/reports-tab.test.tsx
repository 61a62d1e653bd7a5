import { type AdminReport, countReports, decideReport, listAdminReports, type ReportYear } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
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
  const rendered = await renderRemote(<ReportsTab />, { shell, texts, hasAntd: true })
  await screen.findByText(report.reference)
  return { ...rendered, shell }
}
type User = Awaited<ReturnType<typeof show>>['user']

async function actionsOf(user: User): Promise<(string | null)[]> {
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

test('what waits is asked for by default, with what was reported and why', async () => {
  const { shell } = await show(anAdminReport())

  expect(shell.answers.inputsOf(listAdminReports)).toMatchObject([
    { query: { status: ['OPEN', 'COMPLAINT'] } },
  ])
  for (const text of ['The landlord is a liar.', 'This insults us.', 'Offensive', 'Review'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('a decision is sent with its reasons', async () => {
  const { shell, user } = await show(anAdminReport())
  expect(await actionsOf(user)).toEqual(
    expect.arrayContaining(['Leave it as it is', 'Remove it', 'Block the account']),
  )

  await user.click(screen.getByRole('menuitem', { name: 'Remove it' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove it' }))
  expect(shell.answers.inputsOf(decideReport)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'It insults somebody')
  await user.click(dialog.getByRole('button', { name: 'Remove it' }))

  expect(shell.answers.inputsOf(countReports)).toHaveLength(2)
  expect(shell.answers.inputsOf(decideReport)).toEqual([
    { params: { id: 7 }, body: { decision: 'HIDDEN', reason: 'It insults somebody' } },
  ])
})

test('only what makes sense is offered: a person is not removed, and what is decided stays', async () => {
  const { user } = await show(anAdminReport({ subject: 'PERSON' }))
  expect(await actionsOf(user)).toEqual([
    'Details',
    'Open the flat',
    'Audit trail',
    'Leave it as it is',
    'Block the account',
  ])
})

test('a report that is decided has no further decision', async () => {
  const { user } = await show(anAdminReport({ status: 'DECIDED', decision: 'KEPT' }))

  expect(await actionsOf(user)).toEqual(['Details', 'Open the flat', 'Audit trail'])
})

test('the figures of the years stand below in groups: a block without a report is none of the decisions on reports', async () => {
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
