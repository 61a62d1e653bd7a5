// proves 2.69, 3.12, 5.2, 16.60, D2.11
import { enterText } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { editFlat, getUsualPrice } from '@domizil/api'
import { screen, waitFor, within } from '@testing-library/react'
import { anOwnFlat, aServer, show, price, save, noteOf, IN_VIENNA } from '../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

test('an invalid price shows its range when the field is left', async () => {
  const { user } = await show(aServer())
  await user.type(await price(), '20001')
  const before = (await price()).getAttribute('aria-invalid')

  await user.tab()

  expect(before).toBeNull()
  expect(noteOf(await price())).toBe('Enter a price between €100 and €20,000.')
})

test('a price typed with separators is saved as its number', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.clear(await price())
  await enterText(user, await price(), '€ 1.290,–')

  await save(user)

  expect(shell.answers.inputsOf(editFlat)[0]?.body.pricePerMonth).toBe(1290)
})

test('a deposit that is no whole number is not saved', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  const deposit = await screen.findByRole('textbox', { name: 'Deposit' })
  await user.clear(deposit)
  await enterText(user, deposit, '1290,50')

  await save(user)

  expect(noteOf(deposit)).toBe('Write a whole number, such as 1,290.')
  expect(screen.getByRole('link', { name: 'Write a whole number, such as 1,290.' })).toBeTruthy()
  expect(shell.answers.inputsOf(editFlat)).toEqual([])
})

test('a price far from the city’s median shows the usual range, and is still accepted', async () => {
  const shell = aServer(anOwnFlat()).on(getUsualPrice, () => ({ median: 1_000 }))
  const { user } = await show(shell)
  const usual = 'Most flats in Berlin cost between €600 and €1,400.'
  await waitFor(() => expect(shell.answers.inputsOf(getUsualPrice)).toEqual([{ query: { city: 'Berlin' } }]))
  expect(noteOf(await price())).toBe('In whole euros, all running costs included.')

  await user.clear(await price())
  await user.type(await price(), '1401')
  expect(noteOf(await price())).toBe(usual)

  await user.clear(await price())
  await user.type(await price(), '1400')
  expect(noteOf(await price())).not.toBe(usual)
})

test('the limit of the deposit follows price and country', async () => {
  const { user } = await show(aServer(anOwnFlat()))
  const deposit = await screen.findByRole('textbox', { name: 'Deposit' })
  const hint = noteOf(deposit)

  await user.type(deposit, '3451')
  await user.tab()

  expect(hint).toBe('At most €3,450: 3 months’ rent. The tenant may pay it in three instalments.')
  expect(noteOf(deposit)).toBe('Enter a deposit between €0 and €3,450.')
})

test('a size may be written with a comma, and with one decimal at most', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  const size = await screen.findByRole('textbox', { name: 'Size' })
  await user.type(size, '54,55')
  await user.tab()
  const refused = noteOf(size)

  await user.clear(size)
  await enterText(user, size, '54,5 qm')
  await save(user)

  expect(refused).toContain('one decimal at most')
  expect(shell.answers.inputsOf(editFlat)[0]?.body.size).toBe(54.5)
})

test('a size that is no number is not sent', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.type(await screen.findByRole('textbox', { name: 'Size' }), 'big')

  await save(user)

  expect(shell.answers.inputsOf(editFlat)).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('“big” cannot be read as a number.')
})

test('a title shows its minimum length before it is refused', async () => {
  await show(aServer(anOwnFlat({ title_en: '' })).at('/flat/7/edit?step=3'))

  expect(noteOf(await screen.findByRole('textbox', { name: 'Title in English' }))).toContain(
    '0 of 60 characters, at least 10.',
  )
})

test('a pasted title over the limit is kept and counted, but not sent', async () => {
  const shell = aServer(anOwnFlat()).at('/flat/7/edit?step=3')
  const { user } = await show(shell)
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title in English' })
  await user.click(title)
  await user.paste('x'.repeat(83))
  const counted = noteOf(title)

  await save(user)

  expect(title.value).toHaveLength(83)
  expect(counted).toBe('83 of 60 characters: 23 too many.')
  expect(noteOf(title)).toContain('10 to 60 characters')
  expect(shell.answers.inputsOf(editFlat)).toEqual([])
})

test('rooms are counted up and down within their limits', async () => {
  const shell = aServer(anOwnFlat())
  const { user } = await show(shell)
  await user.click(await screen.findByRole('button', { name: 'Bedrooms: one more' }))
  await user.click(screen.getByRole('button', { name: 'Bathrooms: one less' }))
  await user.click(screen.getByRole('button', { name: 'Bathrooms: one less' }))
  const problem = screen.getByText(/Shown as:/).textContent

  await user.click(screen.getByRole('button', { name: 'Bathrooms: one more' }))
  await save(user)

  expect(problem).toBe('Shown as: 2 bedrooms and 1 kitchen')
  expect(shell.answers.inputsOf(editFlat)[0]?.body.rooms).toMatchObject({ BEDROOM: 2, BATHROOM: 1 })
})

test('only German flats have an energy certificate among their steps', async () => {
  const german = await show(aServer(anOwnFlat()))
  const steps = within(await screen.findByRole('list', { name: 'Steps of this flat' }))
  const inGermany = steps.getAllByRole('listitem').map(({ textContent }) => textContent)
  german.unmount()

  await show(aServer(anOwnFlat({ address: IN_VIENNA })))

  const abroad = within(await screen.findByRole('list', { name: 'Steps of this flat' }))
  expect(inGermany).toHaveLength(4)
  expect(abroad.getAllByRole('listitem')).toHaveLength(3)
  expect(abroad.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step')
})
