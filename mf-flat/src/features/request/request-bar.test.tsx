// proves 16.52, 22.5
import { today } from '@domizil/app-kit/today'
import { addDays, lastDayOfMonths } from '@domizil/domain'
import { aPublicFlat, FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import texts from '../../../messages/en.ts'
import { RequestBar } from './request-section.tsx'
import { useStay } from './use-stay.ts'

const from = addDays(today(), 30)
const to = lastDayOfMonths(from, 2)

async function renderBar(query: string) {
  const asked: string[] = []
  const flat = aPublicFlat({ blockedRanges: [{ from: addDays(to, -5), to: addDays(to, 5) }] })
  const Bar = () => (
    <RequestBar
      flat={flat}
      requested={useStay(flat)}
      isSent={false}
      onRequest={() => asked.push('request')}
      onChooseDays={() => asked.push('days')}
      onAsk={() => asked.push('question')}
    />
  )
  const { user } = await renderRemote(<Bar />, { shell: new FakeShell().at(`/flat/1${query}`), texts })
  return { user, asked }
}

test('for taken days the bar says so, and offers to change them instead of to request', async () => {
  const { user, asked } = await renderBar(`?from=${from}&to=${to}`)

  expect(screen.getByText('Your dates are taken')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Request to book' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change dates' }))

  expect(asked).toEqual(['days'])
})

test('for days of a wrong length the bar says that they do not fit', async () => {
  await renderBar(`?from=${from}&to=${addDays(from, 5)}`)

  expect(screen.getByText('Your dates do not fit')).toBeTruthy()
})

test('for proposed days the bar offers to choose the exact day', async () => {
  await renderBar(`?from=${from}&months=1&flex=7`)

  expect(screen.getByRole('button', { name: 'Choose the exact day' })).toBeTruthy()
})

test('the landlord can be asked from the bar', async () => {
  const { user, asked } = await renderBar('')

  await user.click(screen.getByRole('button', { name: 'Ask the landlord' }))

  expect(asked).toEqual(['question'])
})
