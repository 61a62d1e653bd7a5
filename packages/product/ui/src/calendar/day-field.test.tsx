// proves 12.12
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { DayField } from './day-field.tsx'

const TEXTS = {
  format: 'DD.MM.YYYY',
  unreadable: 'Write a day',
  open: (label: string) => `${label}: calendar`,
}

function renderField({ value, sent = [] }: { value?: string; sent?: string[] } = {}) {
  const changes: (string | undefined)[] = []
  function Owner() {
    const [day, setDay] = useState(value)
    const handleChange = (next: string | undefined) => {
      changes.push(next)
      setDay(next)
    }

    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(day ?? '')
        }}
      >
        <DayField
          label="First day"
          value={day}
          locale="en"
          texts={TEXTS}
          refuse={(at) => (at < '2027-01-01' ? 'This day is over' : undefined)}
          onChange={handleChange}
        />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Owner />)

  return { changes, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' }) }
}

test('a complete day is taken at once, and reformatted when the field is left', async () => {
  const { changes, field } = renderField()

  await userEvent.type(field, '1 Mar 2027')
  const typed = [field.value, ...changes]
  await userEvent.tab()

  expect(typed).toEqual(['1 Mar 2027', '2027-03-01'])
  expect([field.value, changes.length]).toEqual(['01.03.2027', 1])
})

test('a day with a two-digit year is taken when the field is left', async () => {
  const { changes, field } = renderField()

  await userEvent.type(field, '1.3.27')
  const before = [...changes]
  await userEvent.tab()

  expect([before, changes, field.value]).toEqual([[], ['2027-03-01'], '01.03.2027'])
})

test.each([
  ['31.02.2027', 'Write a day'],
  ['soon', 'Write a day'],
  ['01.03.2020', 'This day is over'],
])('%s is refused at the field, and the text stays', async (text, reason) => {
  const { changes, field } = renderField({ value: '2027-05-01' })

  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()

  expect(screen.getByText(reason).id).toBe(field.getAttribute('aria-describedby'))
  expect([field.value, field.getAttribute('aria-invalid'), changes.at(-1)]).toEqual([text, 'true', undefined])
})

test('Enter takes the typed day, and a second Enter submits the form', async () => {
  const sent: string[] = []
  const { field } = renderField({ sent })

  await userEvent.type(field, '1.3.27{Enter}')
  const before = [...sent]
  await userEvent.keyboard('{Enter}')

  expect([before, sent, field.value]).toEqual([[], ['2027-03-01'], '01.03.2027'])
})

test('clearing the field removes the day', async () => {
  const { changes, field } = renderField({ value: '2027-05-01' })

  await userEvent.clear(field)

  expect([changes, field.value]).toEqual([[undefined], ''])
})
