// proves 4.10
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import texts from '../../../messages/en.json' with { type: 'json' }
import { OfflineNotice } from './offline-notice.tsx'

const connection = jest.spyOn(navigator, 'onLine', 'get')
afterEach(() => {
  connection.mockReturnValue(true)
  jest.useRealTimers()
})

const switchTo = (isOnline: boolean) =>
  act(() => {
    connection.mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
const said = () => screen.getByRole('status').textContent

test('the connection that is back is reported where it was missing, and for five seconds', () => {
  jest.useFakeTimers()
  connection.mockReturnValue(true)
  render(
    <IntlProvider locale="en" messages={texts}>
      <OfflineNotice />
    </IntlProvider>,
  )

  const atFirst = said()
  switchTo(false)
  const offline = said()
  switchTo(true)
  const back = said()
  act(() => jest.advanceTimersByTime(5_000))

  expect([atFirst, offline?.slice(0, 16), back, said()]).toEqual([
    '',
    'You are offline.',
    'You are online again.',
    '',
  ])
})
