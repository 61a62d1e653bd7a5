// proves 15.26, 15.38
import { expect, test } from '@jest/globals'
import { changeVersions } from '@domizil/api'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import texts from '../../../../messages/en.ts'
import type { Registry } from '../use-registry.ts'
import { ChangeVersionDialog } from './change-version-dialog.tsx'

const registryWith = (revision: number, version: string, previous?: string): Registry => ({
  revision,
  channels: {
    production: {
      overrides: false,
      parts: { 'mf-search': { version, ...(previous && { previous: { version: previous } }) } },
    },
  },
  versions: { 'mf-search': [{ version: '1.9.1' }, { version: '1.9.2' }] },
})

/** What the registry does not tell of a version. */
const UNTOLD = {
  publishedAt: null,
  publishedBy: null,
  commit: null,
  signedBy: null,
  builder: null,
  bytes: null,
}
const ASKED = { channel: 'production', name: 'mf-search' }

/** The dialog above a registry; with another one `later` after it has been asked for again. */
async function renderDialog(registry: Registry, shell = anAdmin(), later?: Registry) {
  sessionStorage.clear()
  const { user } = await renderRemote(<Asking first={registry} later={later} />, {
    shell,
    texts,
    hasAntd: true,
  })
  const dialog = within(await screen.findByRole('dialog'))
  return { user, dialog }
}

function Asking({ first, later }: { first: Registry; later: Registry | undefined }) {
  const [registry, setRegistry] = useState(first)
  return (
    <ChangeVersionDialog
      asked={ASKED}
      registry={registry}
      published={[{ remote: 'mf-search', version: '1.9.1', note: 'Prices on the map', ...UNTOLD }]}
      refetch={async () => (later ? setRegistry(later) : new Promise(() => undefined))}
      onClose={() => undefined}
    />
  )
}

const anAdmin = () =>
  new FakeShell().signedInAs({ isAdmin: true }).on(changeVersions, () => ({ revision: 13 }))

type Rendered = Awaited<ReturnType<typeof renderDialog>>

const goBack = (user: Rendered['user'], dialog: Rendered['dialog']) =>
  user.selectOptions(dialog.getByRole('combobox', { name: 'What is to happen?' }), 'ROLLBACK')

test('after a change is sent, its dialog shows no error about the reason while the versions load again', async () => {
  const { user, dialog } = await renderDialog(registryWith(12, '1.9.2', '1.9.1'))
  await goBack(user, dialog)
  const send = dialog.getByRole('button', { name: 'Change for visitors' })
  await user.click(send)

  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It held.')
  await user.click(send)

  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It held.')
  expect(dialog.queryByText(/^Give a reason/)).toBeNull()
})

test('the choice of a version shows what is new in each', async () => {
  const { dialog } = await renderDialog(registryWith(12, '1.9.2'))

  expect(dialog.getByRole('option', { name: 'Prices on the map (1.9.1)' })).toBeTruthy()
})

test('what is new in the chosen version stands whole below the list, which cuts it', async () => {
  const { user, dialog } = await renderDialog(registryWith(12, '1.9.2'))

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), '1.9.1')

  expect(dialog.getByText('Prices on the map')).toBeTruthy()
})

test('with one published version the dialog says that there is no other to choose', async () => {
  const { user, dialog } = await renderDialog({
    ...registryWith(12, '1.9.2'),
    versions: { 'mf-search': [{ version: '1.9.2' }] },
  })

  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  const versions = dialog.getByRole('combobox', { name: 'Version' })
  expect(versions.textContent).toBe('No other version is published yet.')
  expect(versions.getAttribute('aria-invalid')).toBe('true')
})

test('in a new dialog no version is chosen, so that it cannot be sent by mistake', async () => {
  const { user, dialog } = await renderDialog(registryWith(12, '1.9.2', '1.9.1'), anAdmin())

  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It held.')
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(dialog.getByText('Choose a version.')).toBeTruthy()
})

test('without a previous version, the option to go back is disabled', async () => {
  const { dialog } = await renderDialog(registryWith(12, '1.9.2'))

  const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'What is to happen?' })
  const back = dialog.getByRole<HTMLOptionElement>('option', { name: /there is none$/ })
  expect([choice.value, back.disabled]).toEqual(['PROMOTE', true])
})

test('after a conflict with another change, the dialog disables what is no longer possible and keeps the reason', async () => {
  const shell = anAdmin().on(changeVersions, () => {
    throw Object.assign(new Error('The versions were changed.'), { ajax: true, status: 409 })
  })
  const { user, dialog } = await renderDialog(
    registryWith(12, '1.9.2', '1.9.1'),
    shell,
    registryWith(13, '1.9.1'),
  )
  await goBack(user, dialog)

  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'It fails.')
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(await dialog.findByRole('option', { name: /there is none$/ })).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It fails.')
})

test('only the first invalid field is focused and shows its error', async () => {
  const { user, dialog } = await renderDialog(registryWith(12, '1.9.2'))

  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Version' }))
  expect(dialog.getByText('Choose a version.')).toBeTruthy()
  expect(dialog.queryByText(/1 to 100/)).toBeNull()
})

test('a share outside of 1 to 100 is refused at its field', async () => {
  const shell = anAdmin()
  const { user, dialog } = await renderDialog(registryWith(12, '1.9.2'), shell)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What is to happen?' }), 'CANARY')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), '1.9.1')
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'To try it.')

  await user.clear(dialog.getByRole('spinbutton'))
  await user.click(dialog.getByRole('button', { name: 'Change for visitors' }))

  expect(dialog.getByText('Give a number from 1 to 100.')).toBeTruthy()
  expect(shell.answers.inputsOf(changeVersions)).toEqual([])
})

const DROPS_MAP = 'Visitors would no longer find this of mf-search: /map.'

const anAdminWhoMustConfirm = () =>
  anAdmin().on(changeVersions, ({ body }) => {
    if (body.mayDrop) return { revision: 13 }
    const refusal = {
      error: DROPS_MAP,
      code: 'VERSION_DROPS_ROUTES',
      details: [{ field: 'mayDrop', message: DROPS_MAP }],
    }
    throw Object.assign(new Error(DROPS_MAP), { ajax: true, status: 422, body: refusal })
  })

test('a change that drops addresses names them, and is sent once their loss is confirmed', async () => {
  const shell = anAdminWhoMustConfirm()
  const { user, dialog } = await renderDialog(registryWith(12, '1.9.2', '1.9.1'), shell)
  await goBack(user, dialog)
  const send = dialog.getByRole('button', { name: 'Change for visitors' })
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'The map is over.')
  await user.click(send)
  expect((await dialog.findByRole('alert')).textContent).toBe(DROPS_MAP)

  await user.click(dialog.getByRole('checkbox', { name: 'Visitors need not find it any more' }))
  await user.click(send)

  expect(shell.answers.inputsOf(changeVersions).map(({ body }) => body.mayDrop)).toEqual([undefined, true])
})

test('a confirmation given for one version is dropped when another version is chosen', async () => {
  const shell = anAdminWhoMustConfirm()
  const { user, dialog } = await renderDialog(registryWith(12, '1.9.3'), shell)
  const version = dialog.getByRole('combobox', { name: 'Version' })
  const send = dialog.getByRole('button', { name: 'Change for visitors' })
  await enterText(user, dialog.getByRole('textbox', { name: 'Reason' }), 'The map is over.')
  await user.selectOptions(version, '1.9.2')
  await user.click(send)
  await user.click(await dialog.findByRole('checkbox', { name: 'Visitors need not find it any more' }))

  await user.selectOptions(version, '1.9.1')
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.click(send)

  expect(shell.answers.inputsOf(changeVersions).map(({ body }) => body.mayDrop)).toEqual([
    undefined,
    undefined,
  ])
})
