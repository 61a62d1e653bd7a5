// proves D0.1, 21.59
import { type AdminMail, listMails, listMailTitles, readMail } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import texts from '../../messages/en.ts'
import { aPage } from '../testing/rows.ts'
import { MailsTab } from './mails-tab.tsx'

const MAIL: AdminMail = {
  id: 8,
  time: '2026-11-20T12:40:00Z',
  to: 'tara@domizil.example',
  subject: 'A new password',
  kind: 'RESET_PASSWORD',
  locale: 'en',
  status: 'KEPT',
  error: null,
  sent: null,
  file: null,
}

const aShell = (mail: Partial<AdminMail>) =>
  new FakeShell()
    .on(listMails, () => aPage([{ ...MAIL, ...mail }]))
    .on(listMailTitles, () => [
      { kind: 'BANK_ACCOUNT_CHANGED', title: 'Bank account changed' },
      { kind: 'RESET_PASSWORD', title: 'New password' },
    ])
    .at('/admin?tab=mails')

async function show(mail: Partial<AdminMail>, text: string | null) {
  const shell = aShell(mail)
    .on(readMail, () => ({ text }))
    .at('/admin?tab=mails&details=8')
  const { user } = await renderRemote(<MailsTab />, { shell, texts, hasAntd: true })
  const drawer = within(await screen.findByRole('dialog', { name: 'A new password' }))
  return { shell, user, drawer }
}

test('a mail shows its recipient and why sending it failed', async () => {
  const shell = aShell({ status: 'FAILED', error: '550 No such mailbox' })

  await renderRemote(<MailsTab />, { shell, texts, hasAntd: true })

  const [, row] = await screen.findAllByRole('row')
  expect([...(row?.children ?? [])].slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'tara@domizil.example',
    'A new password',
    '20.11.2026, 13:40',
    'English',
    'Failed550 No such mailbox',
  ])
})

test('mails are filtered by a kind named in words', async () => {
  const shell = aShell({})
  const { user } = await renderRemote(<MailsTab />, { shell, texts, hasAntd: true })

  await user.click(await screen.findByRole('button', { name: 'Kind' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Bank account changed' }))

  expect(shell.address).toContain('kind=BANK_ACCOUNT_CHANGED')
})

test('typing the name of a kind filters the mails by it, other words search the list', async () => {
  const shell = aShell({})
  const { user } = await renderRemote(<MailsTab />, { shell, texts, hasAntd: true })
  const field = await screen.findByRole('searchbox', { name: 'Search the list' })

  await user.type(field, 'bank acc{Enter}')

  expect(shell.address).toContain('kind=BANK_ACCOUNT_CHANGED')
  expect(shell.address).not.toContain('q=')

  await user.type(field, 'tara@{Enter}')

  expect(shell.address).toContain('q=tara')
})

test('the details name the kind of the mail in words', async () => {
  const { drawer } = await show({}, null)

  expect(drawer.getByRole('row', { name: 'Kind New password' })).toBeTruthy()
})

test('if the names of kinds fail to load, the mails are listed with codes', async () => {
  const shell = aShell({})
    .on(listMailTitles, () => {
      throw Object.assign(new Error('The database is away'), { ajax: true, status: 503 })
    })
    .at('/admin?tab=mails&details=8')

  await renderRemote(<MailsTab />, { shell, texts, hasAntd: true })

  const drawer = within(await screen.findByRole('dialog', { name: 'A new password' }))
  expect(drawer.getByRole('row', { name: 'Kind RESET_PASSWORD' })).toBeTruthy()
})

test('the text of a mail is loaded on demand, and only addresses of this site become links', async () => {
  const own = `${location.origin}/auth/x?key=1`
  const { shell, user, drawer } = await show({}, `Choose one here: ${own}\nor https://elsewhere.example/x`)
  expect(shell.answers.inputsOf(readMail)).toEqual([])

  await user.click(drawer.getByRole('button', { name: 'Read the text' }))

  const text = within(await drawer.findByRole('region', { name: 'Text of the mail' }))
  expect(text.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([own])
  expect(shell.answers.inputsOf(readMail)).toEqual([{ params: { id: 8 } }])
})

test('with a mail server the page says why the text is not shown', async () => {
  const { user, drawer } = await show({ status: 'SENT' }, null)

  await user.click(drawer.getByRole('button', { name: 'Read the text' }))

  expect(await drawer.findByText(/only the recipient reads the text/)).toBeTruthy()
})
