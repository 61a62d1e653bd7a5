// proves 17.2
import { beforeAll, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { cleanPastes } from './clean-pastes.ts'

beforeAll(cleanPastes)

/** A field as the forms have it: its value is held outside of it. */
function Field({ type }: { type?: string }) {
  const [value, setValue] = useState('Flat: ')
  const props = { value, onChange: ({ target }: { target: { value: string } }) => setValue(target.value) }
  return type ? (
    <input aria-label="Field" type={type} {...props} />
  ) : (
    <textarea aria-label="Field" {...props} />
  )
}

async function paste(text: string, type?: string): Promise<string> {
  render(<Field {...(type && { type })} />)
  const field = screen.getByLabelText<HTMLInputElement>('Field')
  await userEvent.click(field)
  await userEvent.paste(text)
  return field.value
}

test.each([
  ['a soft hyphen and a zero-width space', 'Dach\u00adterrasse\u200b', 'Flat: Dachterrasse'],
  ['a tab and a line break', 'Mitte\tBerlin\nhell', 'Flat: Mitte Berlin hell'],
  ['an emoji that is joined', '👩\u200d🔧 at home', 'Flat: 👩\u200d🔧 at home'],
])('a line is pasted without what no line has: %s', async (_what, text, shown) => {
  expect(await paste(text, 'text')).toBe(shown)
})

test('a text of several lines is pasted without control characters, its lines stay', async () => {
  expect(await paste('one\r\n\ttwo\u0007 Dach\u00adterrasse\u202e')).toBe(
    'Flat: one\n\ttwo Dach\u00adterrasse',
  )
})

test('a password is pasted as it is', async () => {
  expect(await paste('s\u200bcret', 'password')).toBe('Flat: s\u200bcret')
})
