import { expect, test } from '@jest/globals'
import { closeHelpRequest, listHelpRequests, reopenHelpRequest } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { anAdminHelpRequest, aPage } from '../testing/rows.ts'
import { HelpTab } from './help-tab.tsx'

/** A server with help requests that records the closed ones. */
function aShell(address = '/admin?tab=help', ids = [1, 2]) {
  const closed = new Set<number>()
  const requests = () =>
    ids.map((id) =>
      anAdminHelpRequest({
        id,
        reference: `H-${id}`,
        ...(closed.has(id) && { status: 'CLOSED', closed: '2026-11-21T08:00:00Z', closedBy: 'Anna Kern' }),
      }),
    )
  const one = (id: number) => requests().find((request) => request.id === id) ?? anAdminHelpRequest()

  return new FakeShell()
    .at(address)
    .signedInAs({ isAdmin: true })
    .on(listHelpRequests, ({ query }) =>
      aPage(requests().filter(({ status }) => !query.status?.length || query.status.includes(status))),
    )
    .on(closeHelpRequest, ({ params: { id } }) => {
      closed.add(id)
      return one(id)
    })
    .on(reopenHelpRequest, ({ params: { id } }) => {
      closed.delete(id)
      return one(id)
    })
}

async function renderInbox(shell = aShell()) {
  const { user } = await renderRemote(<HelpTab />, { shell, texts, hasAntd: true })
  const close = async (reference: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${reference}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as answered' }))
  }
  return { shell, user, close }
}

const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const press = async (shell: FakeShell) => {
  await act(async () => shell.notices.at(-1)?.action?.run())
}

test('the inbox shows what is open until somebody looks for the rest', async () => {
  const { shell, user } = await renderInbox()
  await screen.findAllByRole('row')

  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Open' }))

  expect(shell.address).toBe('/admin?tab=help&status=')
  expect(shell.answers.inputsOf(listHelpRequests)).toMatchObject([{ query: { status: ['OPEN'] } }, {}])
  expect(shell.answers.inputsOf(listHelpRequests).at(-1)?.query).not.toHaveProperty('status')
})

test('a request that is answered leaves what is open at once, and the counts are asked for again', async () => {
  const { shell, close } = await renderInbox()

  await close('H-1')

  await waitFor(() => expect(shown()).toEqual(['H-2']))
  expect(shell.notices).toMatchObject([
    { kind: 'success', message: 'H-1 is answered', action: { label: 'Undo' } },
  ])
  expect(shell.refreshes).toBe(1)
})

test('answering is taken back by one press', async () => {
  const { shell, close } = await renderInbox()
  await close('H-1')
  await waitFor(() => expect(shown()).toEqual(['H-2']))

  await press(shell)

  await waitFor(() => expect(shown()).toEqual(['H-1', 'H-2']))
  expect(shell.notices.at(-1)?.message).toBe('1 row is as before')
  expect(shell.refreshes).toBe(2)
})

test('several are answered together, and taken back together', async () => {
  const { shell, user } = await renderInbox()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }))
  await user.click(screen.getByRole('button', { name: 'Mark as answered (2)' }))

  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as answered' }),
  )
  expect(await screen.findByText('Nothing is open')).toBeTruthy()
  await press(shell)

  await waitFor(() => expect(shown()).toEqual(['H-1', 'H-2']))
  expect(shell.notices.map(({ message }) => message)).toEqual([
    'Mark as answered: done for 2 rows',
    '2 rows are as before',
  ])
})

test('an answer that does not arrive is said, and tried again by one press', async () => {
  const shell = aShell()
  const works = shell.answers
  let isBroken = true
  const { close } = await renderInbox(
    shell.on(closeHelpRequest, () => {
      if (isBroken) throw Object.assign(new Error('Internet disconnected'), { ajax: true })
      return anAdminHelpRequest({ status: 'CLOSED' })
    }),
  )
  await close('H-1')
  await waitFor(() =>
    expect(shell.notices).toMatchObject([{ kind: 'error', message: 'Internet disconnected' }]),
  )

  isBroken = false
  await press(shell)

  expect(works.inputsOf(closeHelpRequest)).toHaveLength(2)
  expect(shell.notices.at(-1)?.message).toBe('H-1 is answered')
})

test('an inbox in which nothing is open says so, and leads to the rest', async () => {
  const { shell, user } = await renderInbox(aShell('/admin?tab=help', []))

  await user.click(await screen.findByRole('button', { name: 'Show all' }))

  expect(shell.address).toBe('/admin?tab=help&status=')
  expect(await screen.findByText('There is nothing here yet')).toBeTruthy()
})

test('a request that was answered says when and by whom', async () => {
  const shell = aShell('/admin?tab=help&status=').on(listHelpRequests, () =>
    aPage([
      anAdminHelpRequest({ status: 'CLOSED', closed: '2026-11-21T08:00:00Z', closedBy: 'Anna Kern' }),
      anAdminHelpRequest({ id: 2, status: 'CLOSED', closed: '2026-11-21T08:00:00Z', closedBy: '' }),
    ]),
  )
  await renderInbox(shell)

  const [, known, left] = await screen.findAllByRole('row')
  expect(known?.textContent).toContain('21.11.2026, 09:00AnsweredAnna Kern')
  expect(left?.textContent).toContain('AnsweredFormer user')
})
