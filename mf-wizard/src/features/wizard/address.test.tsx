// proves 3.12, 16.21
import { enterText } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { createFlat, editFlat, validateAddress } from '@domizil/api'
import { screen } from '@testing-library/react'
import {
  TORSTRASSE,
  anOwnFlat,
  type AddressCheck,
  FOUND,
  aServer,
  show,
  typeAddress,
  price,
  save,
  noteOf,
  IN_VIENNA,
} from '../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

test('choosing a country in the address also sets its language', async () => {
  const shell = aServer(anOwnFlat()).on(validateAddress, () => FOUND)
  const { user } = await show(shell)

  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'austr')
  await user.click(screen.getByRole('option', { name: 'Austria' }))
  await user.click(await price())

  expect(shell.answers.inputsOf(validateAddress)[0]?.body).toEqual({
    ...TORSTRASSE,
    countryCode: 'AT',
    languageTag: 'de_AT',
  })
})

test('an unknown country is replaced by the previous one when the field is left', async () => {
  const { user } = await show(aServer(anOwnFlat()))
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })

  await enterText(user, country, 'Atlantis')
  await user.tab()

  expect(country.value).toBe('Germany')
})

test('an address error is shown at its field, and the suggested address can be taken', async () => {
  const suggested = { ...TORSTRASSE, postcode: '20095', city: 'Hamburg' }
  const refusal: AddressCheck = {
    ...FOUND,
    valid: false,
    normalized: null,
    suggestions: [suggested],
    messages: [{ field: 'city', message: 'Postcode and city do not belong together.' }],
  }
  const shell = aServer().on(validateAddress, ({ body }) => (body.city === 'Hamburg' ? FOUND : refusal))
  const { user } = await show(shell)
  await typeAddress(user)
  await save(user)
  const refused = noteOf(screen.getByRole('textbox', { name: 'City' }))
  const focused = document.activeElement

  await user.click(screen.getByRole('button', { name: '20095 Hamburg' }))
  await save(user)

  expect(refused).toBe('Postcode and city do not belong together.')
  expect(focused).toBe(screen.getByRole('textbox', { name: 'City' }))
  expect(shell.answers.inputsOf(createFlat)).toHaveLength(1)
  expect(shell.answers.inputsOf(createFlat)[0]?.body.address).toEqual(suggested)
})

test('when the postcode was changed last, the mismatch with the city is reported at the postcode', async () => {
  const refusal: AddressCheck = {
    ...FOUND,
    valid: false,
    normalized: null,
    messages: [{ field: 'city', message: 'Postcode and city do not belong together.' }],
  }
  const shell = aServer().on(validateAddress, ({ body }) => (body.postcode === '10119' ? FOUND : refusal))
  const { user } = await show(shell)
  await typeAddress(user)
  const postcode = screen.getByRole('textbox', { name: 'Postcode' })

  await user.clear(postcode)
  await user.type(postcode, '20095')
  await save(user)

  expect(noteOf(postcode)).toBe('Postcode and city do not belong together.')
  expect(screen.getByRole('textbox', { name: 'City' }).getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(postcode)
})

/** Vienna is known as a city only: its addresses need a pin. */

function aServerForVienna() {
  const pinNeeded: AddressCheck = {
    ...FOUND,
    valid: false,
    normalized: null,
    latitude: 48.2,
    longitude: 16.37,
    precision: 'CITY',
    messages: [{ field: 'latitude', message: 'Place the pin on the map where the flat is.' }],
  }
  return aServer(anOwnFlat({ address: IN_VIENNA })).on(validateAddress, ({ body }) =>
    body.latitude === undefined ? pinNeeded : FOUND,
  )
}

test('where only the city is known, the owner has to place the pin before saving', async () => {
  const shell = aServerForVienna()
  const { user } = await show(shell)
  await user.type(await screen.findByRole('textbox', { name: 'House number' }), 'a')
  await save(user)
  const refused = [...shell.answers.inputsOf(editFlat)]

  await user.click(screen.getByRole('button', { name: 'Put the pin here' }))
  await save(user)

  expect(refused).toEqual([])
  expect(shell.answers.inputsOf(editFlat)[0]?.body.address).toEqual({
    ...IN_VIENNA,
    houseNumber: '12a',
    latitude: 48.2,
    longitude: 16.37,
  })
})

test('typed coordinates place the pin', async () => {
  const shell = aServerForVienna()
  const { user } = await show(shell)
  await user.type(await screen.findByRole('textbox', { name: 'House number' }), 'a')
  await user.tab()
  const field = await screen.findByRole('textbox', { name: 'Or its coordinates' })
  await enterText(user, field, 'somewhere')
  await user.tab()
  const refused = noteOf(field)

  await user.clear(field)
  await enterText(user, field, '48.21, 16.38')
  await save(user)

  expect(refused).toContain('Enter latitude and longitude')
  expect(shell.answers.inputsOf(editFlat)[0]?.body.address).toMatchObject({
    latitude: 48.21,
    longitude: 16.38,
  })
})

test('a German flat needs no pin', async () => {
  await show(aServer(anOwnFlat()))
  await price()

  expect(screen.queryByText('Where exactly is the flat?')).toBeNull()
})
