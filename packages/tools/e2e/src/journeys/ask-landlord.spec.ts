import { addDays, formatDay } from '@domizil/domain'
import { arriveAs, arriveAsTenant } from '../commands/arrive.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD } from '../people.ts'

const QUESTION = 'Could I see the flat before I send a request?'

test('a tenant asks and proposes a viewing, and the landlord accepts a time', async ({
  page: landlord,
  browser,
}) => {
  test.slow()
  await arriveAs(landlord, LANDLORD)
  await landlord.goto('/my-flats')
  const flat = (await ownFlats(landlord)).find(({ status }) => status === 'ACTIVE')
  const tenant = await (await browser.newContext()).newPage()
  await arriveAsTenant(tenant)

  await tenant.goto(`/flat/${flat?.id}`)
  // On a phone the bar of the flat has one, too.
  await tenant.getByRole('button', { name: 'Ask the landlord' }).first().click()
  const asking = tenant.getByRole('dialog', { name: /^Ask / })
  await asking.getByRole('textbox', { name: 'Your question' }).fill(QUESTION)
  expect(await seriousBarriers(tenant)).toEqual([])
  await asking.getByRole('button', { name: 'Send question' }).click()
  await asking.getByRole('link', { name: 'Go to the messages' }).click()
  const thread = tenant.getByRole('dialog', { name: /^Messages with/ })
  await expect(thread.getByRole('log')).toContainText(QUESTION)
  await thread.getByRole('button', { name: 'Propose a viewing' }).click()
  const today = new Date().toISOString().slice(0, 10)
  await thread.getByRole('textbox', { name: 'Day 1' }).fill(formatDay(addDays(today, 3)))
  await thread.getByRole('combobox', { name: 'Time of day 1' }).selectOption('18:00')
  expect(await seriousBarriers(tenant)).toEqual([])
  await thread.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(thread.getByRole('log')).toContainText('Proposed viewing')

  await landlord.goto(`/flat/${flat?.id}/bookings`)
  await landlord.getByRole('listitem').getByRole('link', { name: '2 unread messages' }).first().click()
  const reading = landlord.getByRole('dialog', { name: /^Messages with/ })
  await reading.getByRole('button', { name: /^Accept: / }).click()
  await expect(reading.getByRole('log')).toContainText('Viewing agreed')
  expect(await seriousBarriers(landlord)).toEqual([])

  await tenant.reload()
  await expect(tenant.getByRole('dialog', { name: /^Messages with/ })).toContainText('Viewing agreed')
  await tenant.context().close()
})
