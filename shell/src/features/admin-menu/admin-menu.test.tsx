// proves 21.25
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { AdminSideBar } from './admin-menu.tsx'

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('the menu links to the pages of the back office in order, and back to the site', async () => {
  await renderInShell(<AdminSideBar />)

  expect(addresses()).toEqual([
    '/admin',
    '/admin/flat-reviews',
    '/admin/flats',
    '/admin/tenant-reviews',
    '/admin/bookings',
    '/admin/invoices',
    '/admin/users',
    '/admin/searches',
    '/',
  ])
})

test('the menu has no link to a page that no published app has', async () => {
  const under = aShell()
  const services = { ...under.services, isAnswered: (path: string) => path !== '/admin/users' }

  await renderInShell(<AdminSideBar />, { ...under, services })

  expect(addresses()).not.toContain('/admin/users')
})

test('the menu shows the number of waiting items at each link', async () => {
  const under = aShell()
  const waiting = {
    helpRequests: 3,
    reports: 2,
    flatsInReview: 17,
    changedFlats: 1,
    missingContracts: 1,
    overdueInvoices: 0,
  }
  under.shell.counters.set({ ...under.shell.counters.get(), waiting })

  await renderInShell(<AdminSideBar />, under)

  const said = ['Admin', 'Flats', 'Bookings', 'Invoices'].map((name) => {
    const link = screen.getByRole('link', { name })
    return document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent
  })
  const shown = screen.getAllByText(/^\d+$/).map(({ textContent }) => textContent)
  expect(shown).toEqual(['5', '18', '1'])
  expect(said).toEqual([
    '3 open help requests, 2 reports to decide',
    '17 flats in review, 1 flat changed since its review',
    '1 contract to upload',
    undefined,
  ])
})
