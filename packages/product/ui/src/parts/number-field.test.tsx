// proves D10.1, 16.60
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { NumberField } from './number-field.tsx'

const TEXTS = {
  format: (value: number) => value.toLocaleString('de-DE', { useGrouping: 'always' as 'true' }),
  unreadable: 'Schreiben Sie eine ganze Zahl.',
  words: (text: string) => `„${text}“ ist keine Zahl.`,
}

function renderField(initial?: number, error?: string) {
  const values: (number | undefined)[] = []
  render(<Price />)
  return { values, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }) }

  function Price() {
    const [value, setValue] = useState(initial)
    const handleChange = (next: number | undefined) => {
      values.push(next)
      setValue(next)
    }

    return <NumberField label="Price" value={value} texts={TEXTS} onChange={handleChange} error={error} />
  }
}

function noteOf(field: HTMLElement) {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}

test.each(['1.290', '1290', '1.290,00 €', '1,290.00', '1 290', '1.290 Euro', '€ 1.290,–'])(
  'the price %s is read as 1290 whether typed or pasted, and reformatted',
  async (text) => {
    const { values, field } = renderField()

    await userEvent.type(field, text)
    await userEvent.tab()
    const typed = [values.at(-1), field.value]
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)

    expect(typed).toEqual([1290, '1.290'])
    expect(values.at(-1)).toBe(1290)
  },
)

test('a text that is no whole number stays, and is reported when the field is left', async () => {
  const { values, field } = renderField()

  await userEvent.type(field, '1290,50')
  const whileTyping = noteOf(field)
  await userEvent.tab()

  expect(values.at(-1)).toBeNaN()
  expect(field.value).toBe('1290,50')
  expect([whileTyping, noteOf(field)]).toEqual([undefined, TEXTS.unreadable])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('typing another digit into an unreadable number keeps the text', async () => {
  const { values, field } = renderField(7)
  await userEvent.clear(field)

  await userEvent.type(field, '1290,505')

  expect([field.value, values.at(-1)]).toEqual(['1290,505', Number.NaN])
})

test('words and fractions have different error messages', async () => {
  const { field } = renderField()

  await userEvent.type(field, 'zwei')
  await userEvent.tab()

  expect(noteOf(field)).toBe('„zwei“ ist keine Zahl.')
})

test('pressing elsewhere shows the error only when the press ends, so that nothing moves before', async () => {
  const { field } = renderField()
  const user = userEvent.setup()
  await user.type(field, 'zwei')

  await user.pointer({ keys: '[MouseLeft>]', target: document.body })
  const whilePressed = noteOf(field)
  await user.pointer('[/MouseLeft]')

  expect([whilePressed, noteOf(field)]).toEqual([undefined, '„zwei“ ist keine Zahl.'])
})

test('typing a digit into a grouped number removes the grouping', async () => {
  const { values, field } = renderField(1150)
  const before = field.value

  await userEvent.type(field, '0')

  expect([before, field.value]).toEqual(['1.150', '11500'])
  expect(values).toEqual([11_500])
})

test.each([
  ['5 at its end', [5, 5], '5', '12905'],
  ['5 between its thousands', [2, 2], '5', '15290'],
  ['5 over all of it', [0, 5], '5', '5'],
  ['5 over a part of it', [2, 4], '5', '150'],
  ['Backspace at its end', [5, 5], '{Backspace}', '129'],
  ['Backspace behind the separator', [2, 2], '{Backspace}', '1290'],
  ['Delete before it', [0, 0], '{Delete}', '290'],
] as const)(
  'typing %s into a grouped number changes its digits',
  async (_name, [start, end], keys, shown) => {
    const { values, field } = renderField(1290)
    field.focus()

    await userEvent.type(field, keys, { initialSelectionStart: start, initialSelectionEnd: end })

    expect([field.value.replace('.', ''), values.at(-1)]).toEqual([shown, Number(shown)])
  },
)

test('after regrouping, the caret stays between the same digits', async () => {
  const { field } = renderField(1_234_567)

  await userEvent.type(field, '0', { initialSelectionStart: 3, initialSelectionEnd: 3 })

  expect([field.value, field.selectionStart]).toEqual(['12034567', 3])
})

test('focusing changes neither text nor selection, so that autofill replaces what it has selected', () => {
  const { values, field } = renderField(1290)
  field.select()

  fireEvent.focus(field)
  const focused = [field.value, field.selectionStart, field.selectionEnd]
  fireEvent.input(field, { target: { value: '950' } })

  expect([focused, values, field.value]).toEqual([['1.290', 0, 5], [950], '950'])
})

test.each(['1.29', '1.2905'])('%s inserted at once over a grouped number is refused as ambiguous', (text) => {
  const { values, field } = renderField(1290)

  fireEvent.input(field, { target: { value: text }, inputType: 'insertText', data: text })

  expect([values, field.value]).toEqual([[Number.NaN], text])
})

test('a cleared field reports undefined and keeps its error', async () => {
  const { values, field } = renderField(5, 'Enter a price from 100 €')

  await userEvent.clear(field)

  expect(values).toEqual([undefined])
  expect(noteOf(field)).toBe('Enter a price from 100 €')
})
