import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Table } from '../table.ts'
import { Drawer, Modal } from '../work.ts'
import { loadLocalePack, ThemeProvider } from './theme-provider.tsx'

test('antd components use the language of the page', async () => {
  render(
    <ThemeProvider locale="de" withoutStyles>
      <Table columns={[]} dataSource={[]} />
    </ThemeProvider>,
  )

  expect(await screen.findAllByText('Keine Daten')).toBeTruthy()
})

test('a modal is above a drawer opened later, and its title leaves room for the close button', async () => {
  render(
    <ThemeProvider locale="en">
      <Modal open title="Remove it?" />
      <Drawer open title="Details" />
    </ThemeProvider>,
  )
  await act(() => loadLocalePack('en'))

  const drawer = getComputedStyle(
    screen.getByRole('dialog', { name: 'Details' }).closest('.ant-drawer') as Element,
  )
  const depthOf = (name: string) => Number(drawer.getPropertyValue(`--ant-${name}`))
  // Modal has no token for it and stands at the base of all popups.
  expect(depthOf('drawer-z-index-popup')).toBeGreaterThan(0)
  expect(depthOf('drawer-z-index-popup')).toBeLessThan(depthOf('z-index-popup-base'))
  expect(screen.getByText('Remove it?').parentElement?.style.paddingInlineEnd).toBe('24px')
})
