// proves 16.14, 18.27, 18.28, 18.30, 18.45
import { complainAboutDecision, type ContentReport, listContentReports } from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import texts from '../../../messages/profile/en.json'
import { OwnReports, ReportsJump } from './profile-body.tsx'
import { A_DECIDED_REPORT } from './testing/a-decided-report.ts'

const A_COMPLAINT = {
  isOwn: true,
  text: 'I did not write that.',
  createdAt: '2026-11-22T10:00:00Z',
  decision: null,
  outcomes: [],
  reasons: null,
  decidedAt: null,
  bySameAdmin: false,
}

async function show(reports: ContentReport[]) {
  const shell = new FakeShell()
    .signedInAs()
    .on(listContentReports, () => reports)
    .on(complainAboutDecision, () => {
      reports = reports.map((report) => ({ ...report, canComplain: false, complaints: [A_COMPLAINT] }))
      return reports[0] ?? A_DECIDED_REPORT
    })
  const { user } = await renderRemote(
    <OwnReports send={shell.send} isLeft={false} onTyped={() => undefined} />,
    { shell, texts },
  )
  return { shell, user }
}
const report = async () => within(await screen.findByRole('article', { name: 'R-7KQ2-MX4B' }))

test('a decision shows its reasons and the deadline to complain', async () => {
  await show([A_DECIDED_REPORT])

  const shown = await report()
  expect(shown.getByText('The landlord is a liar.')).toBeTruthy()
  expect(shown.getByText(/It insults somebody\./).textContent).toBe(
    'Removed, 21.11.2026: It insults somebody.',
  )
  expect(shown.getByText('You can complain about this decision until 21.05.2027.')).toBeTruthy()
})

test('a complaint is sent once, and is then shown as waiting', async () => {
  const { shell, user } = await show([A_DECIDED_REPORT])
  const shown = await report()

  await user.click(shown.getByRole('button', { name: 'Complain' }))
  await user.click(shown.getByRole('button', { name: 'Send complaint' }))
  expect(shown.getByText('Write 10 to 2,000 characters.')).toBeTruthy()
  await enterText(
    user,
    shown.getByRole('textbox', { name: 'Why is the decision wrong?' }),
    'I did not write that.',
  )
  await user.click(shown.getByRole('button', { name: 'Send complaint' }))

  expect(shell.answers.inputsOf(complainAboutDecision)).toEqual([
    { params: { id: 7 }, body: { text: 'I did not write that.' } },
  ])
  expect(await shown.findByText('Complaint not decided yet')).toBeTruthy()
  expect(shown.queryByRole('button', { name: /ompla/ })).toBeNull()
})

test('a decided complaint says whether the same person decided it', async () => {
  const decided = {
    ...A_COMPLAINT,
    decision: 'KEPT' as const,
    outcomes: ['SHOWN_AGAIN' as const],
    reasons: 'It names nobody.',
    decidedAt: '2026-11-23T10:00:00Z',
    bySameAdmin: true,
  }
  await show([{ ...A_DECIDED_REPORT, canComplain: false, complaints: [decided] }])

  const shown = await report()
  expect(shown.getByText(/It names nobody/)).toBeTruthy()
  expect(shown.getByText(/the same member of our staff/)).toBeTruthy()
  // The label is that of the decision that counts.
  expect(shown.getByText('Shown again')).toBeTruthy()
  expect(shown.queryByText('Removed')).toBeNull()
})

test('a lifted block is labelled as no longer in force', async () => {
  await show([{ ...A_DECIDED_REPORT, subject: 'PERSON', outcomes: ['BLOCKED'], isLifted: true }])

  expect((await report()).getByText('No longer in force')).toBeTruthy()
})

test('without reports the section is missing', async () => {
  await show([])

  expect(screen.queryByRole('heading', { name: 'Reports' })).toBeNull()
})

test('a link to the reports with their number is shown at the top, if there are any', async () => {
  const shell = new FakeShell().signedInAs().on(listContentReports, () => [A_DECIDED_REPORT])
  const both = (
    <>
      <ReportsJump />
      <OwnReports send={shell.send} isLeft={false} onTyped={() => undefined} />
    </>
  )
  const { user } = await renderRemote(both, { shell, texts })

  await user.click(await screen.findByRole('button', { name: 'See the report and its decision' }))

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reports' }))
})
