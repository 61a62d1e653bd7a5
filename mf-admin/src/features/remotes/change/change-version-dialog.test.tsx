import { expect, test } from '@jest/globals'
import { changeVersions } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { screen, within } from '@testing-library/react'
import texts from '../../../../messages/en.ts'
import { ChangeVersionDialog } from './change-version-dialog.tsx'

const APP = {
  name: 'mf-search',
  version: '1.9.2',
  previous: '1.9.1',
  canary: undefined,
  published: ['1.9.1', '1.9.2'],
}

async function renderDialog(app: typeof APP | (Omit<typeof APP, 'previous'> & { previous: undefined })) {
  sessionStorage.clear()
  const shell = new FakeShell().signedInAs({ isAdmin: true }).on(changeVersions, () => ({ revision: 13 }))
  const asked = { channel: 'production', app }
  const { user } = await renderRemote(
    <ChangeVersionDialog
      asked={asked}
      revision={12}
      refetch={() => new Promise(() => undefined)}
      onClose={() => undefined}
    />,
    { shell, texts, hasAntd: true },
  )
  const dialog = within(await screen.findByRole('dialog'))
  return { user, dialog }
}

test('a change that was sent does not look failed while the versions are asked for again', async () => {
  const { user, dialog } = await renderDialog(APP)
  const send = dialog.getByRole('button', { name: 'Change for visitors' })
  await user.click(send)

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It held.')
  await user.click(send)

  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It held.')
  expect(dialog.queryByText(/^Give a reason/)).toBeNull()
})

test('where there is no version before, going back is not offered', async () => {
  const { dialog } = await renderDialog({ ...APP, previous: undefined })

  const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'What is to happen?' })
  const back = dialog.getByRole<HTMLOptionElement>('option', { name: /there is none$/ })
  expect([choice.value, back.disabled]).toEqual(['PROMOTE', true])
})
