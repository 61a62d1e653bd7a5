// proves 16.20, 16.47
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from './combobox.tsx'

const CITIES = ['Berlin', 'Bernau', 'Bergheim'].map((text) => ({ id: text, text }))

interface CitiesProps {
  onSelect: (city: string) => void
  takesFirst?: boolean
  isStale?: boolean
  empty?: string
}

function Cities({ onSelect, takesFirst, isStale, empty }: CitiesProps) {
  const [value, setValue] = useState('')
  const options = value ? CITIES.filter(({ text }) => text.startsWith(value)) : []

  return (
    <Combobox
      label="Where?"
      value={value}
      onChange={setValue}
      options={options}
      takesFirst={takesFirst ?? false}
      isStale={isStale ?? false}
      empty={empty}
      onSelect={({ text }) => {
        setValue(text)
        onSelect(text)
      }}
      status={`${options.length} suggestions`}
    />
  )
}

async function typed(text: string) {
  const chosen: string[] = []
  render(<Cities onSelect={(city) => chosen.push(city)} />)
  const box = screen.getByRole('combobox', { name: 'Where?' })
  await userEvent.type(box, text)

  return { box, chosen }
}

test('typing opens the suggestions and announces their number', async () => {
  const { box } = await typed('Ber')

  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Berlin',
    'Bernau',
    'Bergheim',
  ])
  expect(screen.getByText('3 suggestions').getAttribute('aria-live')).toBe('polite')
})

test('arrow keys and Enter choose without leaving the text', async () => {
  const { box, chosen } = await typed('Ber')

  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('Bernau')
  await userEvent.keyboard('{Enter}')

  expect(chosen).toEqual(['Bernau'])
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(box)
})

test('ArrowUp starts at the last suggestion', async () => {
  const { chosen } = await typed('Ber')

  await userEvent.keyboard('{ArrowUp}{Enter}')

  expect(chosen).toEqual(['Bergheim'])
})

test('Escape closes the list and keeps the text', async () => {
  const { box } = await typed('Ber')

  await userEvent.keyboard('{Escape}')

  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect((box as HTMLInputElement).value).toBe('Ber')
})

test('Enter without a chosen suggestion submits the form', async () => {
  const submitted: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted.push('sent')
      }}
    >
      <Cities onSelect={(city) => submitted.push(city)} />
    </form>,
  )

  await userEvent.type(screen.getByRole('combobox'), 'Ber{Enter}')

  expect(submitted).toEqual(['sent'])
})

test('a suggestion can be pressed', async () => {
  const { chosen } = await typed('Ber')

  await userEvent.click(screen.getByRole('option', { name: 'Berlin' }))

  expect(chosen).toEqual(['Berlin'])
})

test('a text without options shows a message while typing, until Escape', async () => {
  render(<Cities empty="No such place" onSelect={() => undefined} />)
  const box = screen.getByRole('combobox', { name: 'Where?' })

  await userEvent.type(box, 'Ber')
  const withOptions = screen.queryByText('No such place')
  await userEvent.type(box, 'x')
  const without = screen.queryByText('No such place')
  await userEvent.keyboard('{Escape}')

  expect([withOptions, without?.tagName]).toEqual([null, 'P'])
  expect(screen.queryByText('No such place')).toBeNull()
})

test('with takesFirst, Enter chooses the first option', async () => {
  const chosen: string[] = []
  render(<Cities takesFirst onSelect={(city) => chosen.push(city)} />)

  await userEvent.type(screen.getByRole('combobox', { name: 'Where?' }), 'Ber{Enter}')

  expect(chosen).toEqual(['Berlin'])
})

test('stale options are shown but cannot be chosen', async () => {
  const chosen: string[] = []
  render(<Cities takesFirst isStale onSelect={(city) => chosen.push(city)} />)

  await userEvent.type(screen.getByRole('combobox', { name: 'Where?' }), 'Ber{ArrowDown}{Enter}')
  const option = screen.getByRole('option', { name: 'Berlin' })
  await userEvent.click(option)

  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(chosen).toEqual([])
})
