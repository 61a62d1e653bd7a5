import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Table } from '../table.ts'
import { ThemeProvider } from './theme-provider.tsx'

test('antd speaks the language of the interface', async () => {
  render(
    <ThemeProvider locale="de" withoutStyles>
      <Table columns={[]} dataSource={[]} />
    </ThemeProvider>,
  )

  expect(await screen.findAllByText('Keine Daten')).toBeTruthy()
})
