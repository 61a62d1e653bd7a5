// proves 21.38, 21.39, 21.41, 21.64
import { beforeEach, expect, test } from '@jest/globals'
import {
  addHelpNote,
  assignHelpRequest,
  closeHelpRequest,
  getHelpDesk,
  type HelpEntry,
  listHelpRequests,
  reopenHelpRequest,
  replyToHelpRequest,
} from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { aHelpDesk, aHelpEntry } from '../testing/help-desk.ts'
import { anAdminHelpRequest, aPage } from '../testing/rows.ts'
import { HelpTab } from './help-tab.tsx'

beforeEach(() => sessionStorage.clear())

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
  const { user, unmount } = await renderRemote(<HelpTab />, { shell, texts, hasAntd: true })
  const close = async (reference: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${reference}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as settled' }))
  }
  return { shell, user, unmount, close }
}

const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const press = async (shell: FakeShell) => {
  await act(async () => shell.notices.at(-1)?.action?.run())
}

test('the inbox shows open requests until its filter is removed', async () => {
  const { shell, user } = await renderInbox()
  await screen.findAllByRole('row')

  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Open' }))

  expect(shell.address).toBe('/admin?tab=help&status=')
  expect(shell.answers.inputsOf(listHelpRequests)).toMatchObject([{ query: { status: ['OPEN'] } }, {}])
  expect(shell.answers.inputsOf(listHelpRequests).at(-1)?.query).not.toHaveProperty('status')
})

test('a settled request leaves the list at once, and the counts are refreshed', async () => {
  const { shell, close } = await renderInbox()

  await close('H-1')

  await waitFor(() => expect(shown()).toEqual(['H-2']))
  expect(shell.notices).toMatchObject([
    { kind: 'success', message: 'H-1 is settled', action: { label: 'Undo' } },
  ])
  expect(shell.refreshes).toBe(1)
})

test('marking a help request as settled is undone with one press', async () => {
  const { shell, close } = await renderInbox()
  await close('H-1')
  await waitFor(() => expect(shown()).toEqual(['H-2']))

  await press(shell)

  await waitFor(() => expect(shown()).toEqual(['H-1', 'H-2']))
  expect(shell.notices.at(-1)?.message).toBe('1 row is as before')
  expect(shell.refreshes).toBe(2)
})

test('several help requests are settled together, and reopened together by Undo', async () => {
  const { shell, user } = await renderInbox()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }))
  await user.click(screen.getByRole('button', { name: 'Mark as settled (2)' }))

  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as settled' }))
  expect(await screen.findByText('Nothing is open')).toBeTruthy()
  await press(shell)

  await waitFor(() => expect(shown()).toEqual(['H-1', 'H-2']))
  expect(shell.notices.map(({ message }) => message)).toEqual([
    'Mark as settled: done for 2 rows',
    '2 rows are as before',
  ])
})

test('when settling a request fails, a notice says so and offers a retry', async () => {
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
  expect(shell.notices.at(-1)?.message).toBe('H-1 is settled')
})

test('an inbox without open requests says so, and links to the settled ones', async () => {
  const { shell, user } = await renderInbox(aShell('/admin?tab=help', []))

  await user.click(await screen.findByRole('button', { name: 'Show all' }))

  expect(shell.address).toBe('/admin?tab=help&status=')
  expect(await screen.findByText('There is nothing here yet')).toBeTruthy()
})

test('a settled request shows when and by whom it was settled', async () => {
  const shell = aShell('/admin?tab=help&status=').on(listHelpRequests, () =>
    aPage([
      anAdminHelpRequest({ status: 'CLOSED', closed: '2026-11-21T08:00:00Z', closedBy: 'Anna Kern' }),
      anAdminHelpRequest({ id: 2, status: 'CLOSED', closed: '2026-11-21T08:00:00Z', closedBy: '' }),
    ]),
  )
  await renderInbox(shell)

  const [, known, left] = await screen.findAllByRole('row')
  expect(known?.textContent).toContain('21.11.2026, 09:00SettledAnna Kern')
  expect(left?.textContent).toContain('SettledFormer user')
})

test('a request is answered on its page, with a template, by mail, and with earlier notes shown', async () => {
  const desk = aHelpDesk({ entries: [aHelpEntry({ id: 5, kind: 'NOTE', text: 'She called.' })] })
  const shell = aShell('/admin?tab=help&request=1')
    .on(getHelpDesk, () => desk)
    .on(replyToHelpRequest, ({ body }) => ({
      ...desk,
      request: { ...desk.request, status: 'CLOSED' as const },
      entries: [...desk.entries, aHelpEntry({ id: 6, kind: 'REPLY', text: body.message })],
    }))
  const { user } = await renderInbox(shell)

  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Template (German)' }),
    'Thanks for the message',
  )
  await user.type(screen.getByRole('textbox', { name: 'Your answer to tara@domizil.example' }), '{End} Gern.')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))

  expect(await screen.findByText('Vielen Dank. Gern.', { selector: 'li p' })).toBeTruthy()
  expect(shell.answers.inputsOf(replyToHelpRequest)).toEqual([
    { params: { id: 1 }, body: { message: 'Vielen Dank. Gern.', close: true, seen: 5 } },
  ])
  expect(screen.getByText('She called.')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect(shell.notices).toMatchObject([{ kind: 'success', message: 'The answer is queued for sending' }])
  expect(screen.getByRole('link', { name: 'Next open request' }).getAttribute('href')).toBe(
    '/admin?tab=help&request=2',
  )
})

test('the complete mail with greeting and farewell is previewed before it is sent', async () => {
  const { user } = await renderInbox(aShell('/admin?tab=help&request=1').on(getHelpDesk, () => aHelpDesk()))

  await user.type(await screen.findByRole('textbox'), 'Gern.')

  const preview = screen.getByText('The whole mail').closest('details')
  expect(preview?.textContent).toBe(
    'The whole mailSubject: Unsere Antwort auf Ihre Frage H-1Guten Tag!Gern.Freundliche Grüße',
  )
})

test('a note has no mail preview', async () => {
  const { user } = await renderInbox(aShell('/admin?tab=help&request=1').on(getHelpDesk, () => aHelpDesk()))

  await user.click(await screen.findByRole('radio', { name: 'Internal note' }))

  expect(screen.queryByText('The whole mail')).toBeNull()
})

test('a reply that a colleague sent first is shown, and the refused reply keeps its text and error', async () => {
  let asked = 0
  const shell = aShell('/admin?tab=help&request=1')
    .on(getHelpDesk, () => {
      asked += 1
      return aHelpDesk({
        entries: asked > 1 ? [aHelpEntry({ id: 7, kind: 'REPLY', text: 'I was faster.' })] : [],
      })
    })
    .on(replyToHelpRequest, () =>
      Promise.reject(Object.assign(new Error('Another has answered'), { ajax: true, status: 409 })),
    )
  const { user } = await renderInbox(shell)

  await user.type(await screen.findByRole('textbox'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))

  expect(await screen.findByText('I was faster.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Another has answered')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Hello')
})

test('a note is saved without a mail, keeps its own draft, and stays selected after a reload', async () => {
  let entries: HelpEntry[] = []
  const shell = aShell('/admin?tab=help&request=1')
    .on(getHelpDesk, () => aHelpDesk({ entries }))
    .on(addHelpNote, ({ body }) => {
      entries = [aHelpEntry({ id: 8, kind: 'NOTE', text: body.message })]
      return aHelpDesk({ entries })
    })
  const { user, unmount } = await renderInbox(shell)

  await enterText(user, await screen.findByRole('textbox'), 'Dear Tara')
  await user.click(screen.getByRole('radio', { name: 'Internal note' }))
  await enterText(user, screen.getByRole('textbox', { name: 'Note, for the team only' }), 'She called.')
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(await screen.findByText('She called.', { selector: 'p' })).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Note, for the team only' }), 'Twice')
  unmount()
  await renderInbox(shell)

  const note = await screen.findByRole('textbox', { name: 'Note, for the team only' })
  expect(note).toHaveProperty('value', 'Twice')
  await user.click(screen.getByRole('radio', { name: 'Answer by e-mail' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Dear Tara')
  expect(shell.answers.inputsOf(addHelpNote)).toEqual([
    { params: { id: 1 }, body: { message: 'She called.' } },
  ])
})

test('the help request links to its person, flat and booking, and can be taken over', async () => {
  const desk = aHelpDesk({
    person: { id: 'tara', name: 'Tara Lindqvist', email: 'tara@domizil.example' },
    flat: { id: 7, title: 'Loft at the canal' },
    booking: { id: 12, flat: 'Loft at the canal', status: 'REQUESTED' },
  })
  const shell = aShell('/admin?tab=help&request=1')
    .on(getHelpDesk, () => desk)
    .on(assignHelpRequest, ({ body }) => ({ ...desk, isMine: body.mine }))
  const { user } = await renderInbox(shell)

  const links = ['Tara Lindqvist', 'Loft at the canal', 'No. 12'].map(async (name) =>
    (await screen.findByRole('link', { name })).getAttribute('href'),
  )
  expect(await Promise.all(links)).toEqual([
    '/admin/users?details=tara',
    '/admin/flats?review=7',
    '/admin/bookings?q=12&details=12',
  ])
  await user.click(screen.getByRole('button', { name: 'Take over' }))

  expect(await screen.findByRole('button', { name: 'Hand back' })).toBeTruthy()
})

test('a thread started by the team says so, and can be answered like any other', async () => {
  const request = anAdminHelpRequest({
    id: 1,
    fromTeam: true,
    pageUrl: '',
    name: 'Otto Owner',
    message: 'Call us.',
  })
  const shell = aShell('/admin?tab=help&request=1').on(getHelpDesk, () => aHelpDesk({ request }))

  await renderInbox(shell)

  const [first] = within(await screen.findByRole('list', { name: 'Messages and notes' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('Our team')
  expect(first?.textContent).not.toContain('Otto Owner')
  expect(screen.getByRole('textbox', { name: /tara@domizil.example/ })).toBeTruthy()
})

test('the address of an unknown request says so, without a retry', async () => {
  const shell = aShell('/admin?tab=help&request=6').on(getHelpDesk, () => {
    throw Object.assign(new Error('No such request'), { ajax: true, status: 404 })
  })
  await renderInbox(shell)

  expect(await screen.findByText('There is no such help request')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
