import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { ADMIN } from '../people.ts'
import { accessToken, sendIdentityForm } from './identity-requests.ts'

const LINK = /https?:\/\/\S+\/auth\/realms\/\S+/
const SECONDS = 120

/**
 * The link of the newest mail to an address: from the back office, or, with a mail server, from what `DOMIZIL_MAILS` names: the
 * address of a Mailpit, or a folder of mails, one text file each.
 */
export async function linkInMail(browser: Browser, address: string): Promise<string> {
  const newestMail = await mailsTo(address, browser)
  let link = ''

  await expect
    .poll(async () => (link = LINK.exec(await newestMail())?.[0] ?? ''), {
      message: `a mail to ${address}`,
      timeout: SECONDS * 1000,
    })
    .not.toBe('')
  return link
}

async function mailsTo(address: string, browser: Browser): Promise<() => Promise<string>> {
  const place = process.env.DOMIZIL_MAILS
  if (!place) return outboxOf(browser, address)

  return place.startsWith('http') ? () => newestInMailpit(place, address) : () => newestFile(place, address)
}

async function outboxOf(browser: Browser, address: string): Promise<() => Promise<string>> {
  const { request } = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })
  await sendIdentityForm(request, 'auth', { username: ADMIN.email, password: ADMIN.password })
  const headers = { authorization: `Bearer ${await accessToken(request)}` }
  const list = async () =>
    (await (await request.get('/api/admin/api/mails?size=100', { headers })).json()) as Mails
  const read = async (id: number) =>
    (await (await request.post(`/api/admin/api/mail/${id}/read`, { headers })).json()) as { text: string }

  return async () => {
    const { items } = await list()
    const mail = items.find(({ to }) => to === address)
    return mail ? (await read(mail.id)).text : ''
  }
}

interface Mails {
  items: { id: number; to: string }[]
}

async function newestInMailpit(url: string, address: string): Promise<string> {
  const found = await fetch(`${url}/api/v1/search?query=${encodeURIComponent(`to:"${address}"`)}`)
  const { messages } = (await found.json()) as { messages: { ID: string }[] }
  if (!messages[0]) return ''

  const mail = await fetch(`${url}/api/v1/message/${messages[0].ID}`)
  return ((await mail.json()) as { Text: string }).Text
}

async function newestFile(folder: string, address: string): Promise<string> {
  const mails = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name)
      return { text: await readFile(file, 'utf8'), at: (await stat(file)).mtimeMs }
    }),
  )
  const found = mails.filter(({ text }) => text.includes(address)).toSorted((one, other) => other.at - one.at)
  return found[0]?.text ?? ''
}
