// proves 21.35
import { arriveAs } from '../commands/arrive.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD } from '../people.ts'

test.use({
  allowed: { messages: [/ERR_INTERNET_DISCONNECTED/, /The page is not measured/], failures: [/./] },
})

test('an offline draft says so in the page’s language, keeps the typed text, and is saved once online', async ({
  page,
  context,
}) => {
  await arriveAs(page, LANDLORD)
  await page.goto('/de/my-flats')
  const flat = (await ownFlats(page)).find(({ status }) => status === 'DRAFT')
  await page.goto(`/de/flat/${flat?.id}/edit`)
  const size = page.getByRole('textbox', { name: 'Wohnfläche' })
  // A value different from the last run's: an unchanged one is not saved.
  const wanted = (await size.inputValue()) === '61' ? '62' : '61'
  await whenQuiet(page)
  await context.setOffline(true)
  await size.fill(wanted)
  await expect(page.getByText(/^Keine Verbindung: Ihre Eingaben bleiben/)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

  await page.getByRole('button', { name: 'Entwurf speichern' }).click()

  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Keine Internetverbindung')
  await expect(refusal).toBeInViewport()
  await expect(size).toHaveValue(wanted)
  await context.setOffline(false)
  await expect(page.getByText('Gerade gespeichert')).toBeVisible()
})
