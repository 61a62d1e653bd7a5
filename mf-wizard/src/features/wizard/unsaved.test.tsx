import { enterText } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import '@domizil/ui/work' // read before the first test, not within its time
import { act, screen, within } from '@testing-library/react'
import { anOwnFlat, aServer, show, typeAddress, price, save } from '../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

test('unsaved text is restored after leaving, until it is discarded', async () => {
  const shell = aServer(anOwnFlat())
  const first = await show(shell)
  await first.user.clear(await price())
  await first.user.type(await price(), '1300')
  first.unmount()

  const { user } = await show(shell)
  const returned = (await price()).value
  await user.click(screen.getByRole('button', { name: 'Discard them' }))

  expect(returned).toBe('1,300')
  expect((await price()).value).toBe('1,150')
  expect(sessionStorage).toHaveLength(0)
})

test('a field that is new since the text was kept has its saved value', async () => {
  const shell = aServer(anOwnFlat({ size: 50 }))
  const first = await show(shell)
  await first.user.type(await price(), '0')
  first.unmount()
  withoutField('size')

  await show(shell)

  const size = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Size' })
  expect(size.value).toBe('50')
})

test('text typed by one person is not shown to the next', async () => {
  const shell = aServer()
  const first = await show(shell)
  await enterText(first.user, await screen.findByRole('textbox', { name: 'Street' }), 'Secret Lane')
  first.unmount()

  await show(shell.signedInAs({ id: 'somebody-else' }))

  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Street' })).value).toBe('')
})

test('saving clears the text kept in the tab', async () => {
  const { user } = await show(aServer())
  await typeAddress(user)
  const kept = sessionStorage.length

  await save(user)
  await screen.findByText('Saved just now')

  expect(kept).toBe(1)
  expect(sessionStorage).toHaveLength(0)
})

test('leaving with unsaved text opens a confirmation', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.type(await price(), '0')

  await user.click(screen.getByRole('link', { name: 'My flats' }))
  const asked = await screen.findByRole('dialog')
  const addressWhileAsked = shell.address
  await user.click(within(asked).getByRole('button', { name: 'Leave' }))

  expect(addressWhileAsked).toBe('/flat/7/edit')
  expect(shell.address).toBe('/my-flats')
})

test('Back closes the confirmation and stays in the form', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.type(await price(), '0')
  const link = screen.getByRole('link', { name: 'My flats' })
  await user.click(link)
  await screen.findByRole('dialog')

  await act(async () => shell.navigator.go(-1))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(link)
  expect(shell.address).toBe('/flat/7/edit')
})

test('Back after leaving returns to the form, without the confirmation', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.type(await price(), '0')
  await user.click(screen.getByRole('link', { name: 'My flats' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))

  await act(async () => shell.navigator.go(-1))

  expect(shell.address).toBe('/flat/7/edit')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without unsaved text, leaving needs no confirmation', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await price()

  await user.click(screen.getByRole('link', { name: 'My flats' }))

  expect(shell.address).toBe('/my-flats')
})

test('the browser asks before the tab is closed only while something is unsaved', async () => {
  const { user } = await show(aServer(anOwnFlat()))
  const field = await price()
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const before = asks()

  await user.type(field, '0')

  expect(before).toBe(false)
  expect(asks()).toBe(true)
})

test('unsaved text is kept when the session ends, and restored after the next sign-in', async () => {
  const shell = aServer()
  const { user } = await show(shell)
  await enterText(user, await screen.findByRole('textbox', { name: 'Street' }), 'Torstraße')

  act(() => shell.session.set({ status: 'anonymous' }))
  const explanation = screen.getByText(/What you have typed in this tab/)
  act(() => void shell.signedInAs())

  expect(explanation).toBeTruthy()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Street' })).value).toBe('Torstraße')
})

test('kept text that is damaged is ignored', async () => {
  const shell = aServer(anOwnFlat())
  const first = await show(shell)
  await first.user.type(await price(), '0')
  first.unmount()
  for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, '{"form":')

  await show(shell)

  expect((await price()).value).toBe('1,150')
})

/** The kept form as an older version of the page would have kept it. */
function withoutField(name: string): void {
  const key = sessionStorage.key(0) ?? ''
  const { form, fields, ...rest } = JSON.parse(sessionStorage.getItem(key) ?? '')
  const { [name]: _left, ...known } = form
  const kept = { ...rest, form: known, fields: fields.filter((field: string) => field !== name) }
  sessionStorage.setItem(key, JSON.stringify(kept))
}
