import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { DatePicker } from '../date.ts'
import { Pagination } from '../table.ts'
import { ThemeProvider } from './theme-provider.tsx'

test('antd speaks the language of the interface', async () => {
  render(
    <ThemeProvider locale="de" withoutStyles>
      <Pagination total={100} showQuickJumper showSizeChanger={false} />
    </ThemeProvider>,
  )

  expect(await screen.findByText(/Gehe zu/)).toBeTruthy()
})

test.each([
  ['en', 'Mo'],
  ['de', 'Mo'],
  ['es', 'lu'],
] as const)('weeks start on Monday in %s', async (locale, monday) => {
  render(
    <ThemeProvider locale={locale} withoutStyles>
      <DatePicker open />
    </ThemeProvider>,
  )

  await waitFor(() => expect(firstDayOfWeek()).toMatch(new RegExp(`^${monday}`, 'i')))
})

test('weeks start on Monday even before a language has arrived', () => {
  render(<DatePicker open />)

  expect(firstDayOfWeek()).toBe('Mo')
})

const firstDayOfWeek = () => document.querySelector('.ant-picker-content th')?.textContent
