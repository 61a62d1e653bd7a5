import { expect, test } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Button, buttonClass } from './button.tsx'
import { CountBadge } from './count-badge.tsx'
import { FactsRow } from './facts-row.tsx'
import { HeartButton } from './heart-button.tsx'
import { MediaCard } from './media-card.tsx'
import { PillGroup } from './pill.tsx'
import { RangeSlider } from './range-slider.tsx'
import { Steps } from './steps.tsx'
import { Toasts } from './toasts.tsx'

test('a heart button keeps its label and reports its pressed state', async () => {
  function Heart() {
    const [pressed, setPressed] = useState(false)
    return <HeartButton pressed={pressed} label="Favourite: Loft" onToggle={() => setPressed(!pressed)} />
  }
  render(<Heart />)

  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Loft', pressed: false }))

  expect(screen.getByRole('button', { name: 'Favourite: Loft', pressed: true })).toBeTruthy()
})

test('a button with aria-disabled ignores presses and keeps the focus', async () => {
  let presses = 0
  render(
    <Button aria-disabled={true} onClick={() => (presses += 1)}>
      Next
    </Button>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Next' }))

  expect(presses).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a busy button announces so and cannot be pressed twice', async () => {
  let presses = 0
  render(
    <Button busy onClick={() => (presses += 1)}>
      Save
    </Button>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(presses).toBe(0)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

test('a button has the type “button” by default', () => {
  render(<Button>Menu</Button>)

  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'primary', size: 'large' })).toBe('button primary large')
})

test('a count badge has a spoken label, and is hidden at zero', () => {
  const { rerender } = render(<CountBadge count={3} label="3 waiting for you" />)
  expect(screen.getByText('3 waiting for you')).toBeTruthy()

  rerender(<CountBadge count={0} label="none waiting for you" />)

  expect(screen.queryByText('none waiting for you')).toBeNull()
})

test('a short fact can have a longer spoken text', () => {
  render(<FactsRow facts={[{ id: 'persons', icon: null, text: '2', spoken: 'for 2 people' }]} />)

  expect(screen.getByText('for 2 people')).toBeTruthy()
  expect(screen.getByText('2').getAttribute('aria-hidden')).toBe('true')
})

test('a card is an article whose heading comes before the controls of its picture', () => {
  render(<MediaCard media={<button type="button">Next photo</button>} title={<a href="/flat/1">Loft</a>} />)

  const card = screen.getByRole('article')
  const heading = within(card).getByRole('heading', { name: 'Loft', level: 3 })
  const button = within(card).getByRole('button', { name: 'Next photo' })
  expect(heading.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('pills are a radio group: arrow keys move the choice', async () => {
  const options = [
    { value: 'ALL', label: 'All' },
    { value: 'PENDING', label: 'Pending' },
  ] as const
  function Filter() {
    const [value, setValue] = useState<'ALL' | 'PENDING'>('ALL')
    return <PillGroup label="Filter" name="filter" options={options} value={value} onChange={setValue} />
  }
  render(<Filter />)

  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  await userEvent.keyboard('{ArrowRight}')

  expect(screen.getByRole('radio', { name: 'Pending', checked: true })).toBeTruthy()
})

test('the two thumbs of a range slider cannot cross', () => {
  function Price() {
    const [value, setValue] = useState<readonly [number, number]>([500, 1000])
    return (
      <RangeSlider
        min={0}
        max={2000}
        step={50}
        value={value}
        onChange={setValue}
        lowLabel="Lowest"
        highLabel="Highest"
        valueText={(euro) => `€${euro}`}
      />
    )
  }
  render(<Price />)
  const lowest = screen.getByRole('slider', { name: 'Lowest' })

  fireEvent.change(lowest, { target: { value: '1800' } })

  expect(lowest.getAttribute('aria-valuetext')).toBe('€950')
})

test('a wizard step can be pressed, and announces whether it is complete', async () => {
  const visited: string[] = []
  render(
    <Steps
      label="Steps"
      currentId="b"
      validLabel="complete"
      onSelect={(id) => visited.push(id)}
      steps={[
        { id: 'a', label: 'Location', isValid: true },
        { id: 'b', label: 'Photos', isValid: false },
        { id: 'c', label: 'Texts', isValid: true, open: '2 missing' },
      ]}
    />,
  )

  const marks = screen.getAllByRole('listitem').map((step) => step.querySelector('svg') !== null)
  expect(marks).toEqual([true, false, false])
  expect(screen.getByRole('button', { name: 'Texts 2 missing' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Location.*complete/ }))

  expect(visited).toEqual(['a'])
})

test('pressing the action of a toast runs it and closes the toast', async () => {
  const done: unknown[] = []
  render(
    <Toasts
      label="Notices"
      closeLabel="Close"
      toasts={[
        {
          id: 7,
          kind: 'success',
          message: 'Removed',
          action: { label: 'Undo', run: () => done.push('undone') },
        },
      ]}
      onClose={(id) => done.push(id)}
    />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))

  expect(done).toEqual(['undone', 7])
})

test('an error toast is an alert', () => {
  render(
    <Toasts
      label="Notices"
      closeLabel="Close"
      onClose={() => undefined}
      toasts={[{ id: 1, kind: 'error', message: 'The flat could not be saved' }]}
    />,
  )

  expect(screen.getByRole('alert').textContent).toBe('The flat could not be saved')
})
