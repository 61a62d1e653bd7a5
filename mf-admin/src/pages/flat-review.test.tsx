import { beforeEach, expect, test } from '@jest/globals'
import { type FlatReview, getFlatReview, updateFlatStatus } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { aFlatReview } from '../testing/flat-review.ts'
import { FlatsPage } from './flats-page.tsx'

// What is ticked stays for the tab.
beforeEach(() => sessionStorage.clear())

async function renderReview(change: Partial<FlatReview> = {}) {
  const shell = new FakeShell()
    .at('/admin/flats?review=7')
    .signedInAs({ isAdmin: true })
    .on(getFlatReview, ({ params: { id } }) => aFlatReview(id, change))
    .on(updateFlatStatus, () => aFlatReview(7).flat)
  const { user } = await renderRemote(<FlatsPage />, { shell, texts, hasAntd: true })
  await screen.findByRole('heading', { level: 1, name: 'Loft at the canal' })
  const checkAll = async () => user.keyboard('12345')
  const decisions = () => shell.answers.inputsOf(updateFlatStatus)
  return { shell, user, checkAll, decisions }
}

test('all that decides is on one page: photos, both languages, address, owner, hints and the place in the queue', async () => {
  await renderReview({
    doubles: [
      {
        code: 'SAME_TEXT',
        flats: [{ id: 9, title: 'Loft', owner: 'Paul', ownerId: 'paul', status: 'ACTIVE' }],
      },
    ],
    hints: [{ field: 'description_flat_en', code: 'CONTACT_NOT_ALLOWED', words: 'otto@example.org' }],
  })

  expect(screen.getByRole('img', { name: 'Photo 1 of 2: Loft at the canal' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'German' })).toBeTruthy()
  expect(screen.getByText(/Kanalstraße 5, 04229 Leipzig/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Otto Owner' })).toBeTruthy()
  expect(screen.getByText('Contact details in the English description: otto@example.org')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Loft' }).getAttribute('href')).toBe('/admin/flats?review=9')
  expect(screen.getByText('2 of 8')).toBeTruthy()
})

test('a flat is approved by one key once everything is ticked, and the next one opens', async () => {
  const { shell, user, checkAll, decisions } = await renderReview()

  await user.keyboard('a')
  expect(screen.getByRole('alert').textContent).toContain('Tick everything')
  expect(decisions()).toEqual([])
  await checkAll()
  await user.keyboard('a')

  await waitFor(() => expect(shell.address).toBe('/admin/flats?review=8'))
  expect(decisions()).toMatchObject([{ params: { id: 7 }, query: { flatStatus: 'ACTIVE' } }])
  expect(shell.refreshes).toBe(1)
})

test('a rejection takes usual reasons in the landlord’s language and own words', async () => {
  const { shell, user, decisions } = await renderReview()

  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('Give a reason of 3 to 500 characters')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Listed twice' }))
  const words = dialog.getByRole('textbox', { name: 'What the landlord reads (German)' })
  await user.type(words, '{End}\nSiehe Nr. 9.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))

  await waitFor(() => expect(shell.address).toBe('/admin/flats?review=8'))
  expect(decisions()).toMatchObject([
    { query: { flatStatus: 'REJECTED' }, body: { reason: 'Bereits veröffentlicht.\nSiehe Nr. 9.' } },
  ])
})

test('keys go on, back and through the photos; letters in a field are letters', async () => {
  const { shell, user } = await renderReview()

  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('img', { name: 'Photo 2 of 2: Loft at the canal' })).toBeTruthy()
  await user.keyboard('r')
  await user.type(await screen.findByRole('textbox'), 'na')
  expect(shell.address).toBe('/admin/flats?review=7')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('checkbox', { name: /Photos show this flat/ }))
  await user.keyboard('n')

  await waitFor(() => expect(shell.address).toBe('/admin/flats?review=8'))
})

test('a refusal of the server stays beside the decision', async () => {
  const { shell, user, checkAll } = await renderReview()
  shell.on(updateFlatStatus, () => {
    throw Object.assign(new Error('Something is missing'), { ajax: true, status: 422 })
  })

  await checkAll()
  await user.keyboard('a')

  expect((await screen.findByRole('alert')).textContent).toContain('Something is missing')
  expect(shell.address).toBe('/admin/flats?review=7')
})

test('a flat that is listed can be rejected, not approved again', async () => {
  const { flat } = aFlatReview(7)
  await renderReview({
    flat: { ...flat, status: 'ACTIVE' },
    queue: { total: 3, position: null, previous: null, next: 8 },
  })

  expect(screen.getByText('3 wait')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve and publish' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', false)
})
