import { ADMIN_NAMES } from '../admin-names.ts'
import { arriveAs, arriveNew } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { addressOf, inEachLanguage, LANGUAGES } from '../languages.ts'
import { ADMIN, aNewcomer } from '../people.ts'

const CHECKS = 5

for (const language of Object.values(LANGUAGES)) {
  const names = ADMIN_NAMES[language.locale]

  test(
    `a flat is reviewed at one place by keys alone, in ${language.locale}`,
    inEachLanguage(language.locale),
    async ({ page }) => {
      await arriveAs(page, ADMIN)
      const waiting = '/admin/api/flats?page=0&size=25&status=IN_REVIEW&sort=waiting&dir=asc'
      const { items } = (await callAs(page, 'GET', waiting)) as { items: { id: number }[] }
      await page.goto(addressOf(language, `/admin/flats?review=${items[0]?.id}`))
      const desk = page.getByRole('region', { name: names.reviewOf })
      const ticked = desk
        .getByRole('region', { name: names.checklist })
        .getByRole('checkbox', { checked: true })

      await expect(desk).toBeFocused()
      await expect(desk.getByRole('region', { name: names.texts })).toBeVisible()
      await page.keyboard.press('a')
      await expect(desk.getByRole('alert')).toHaveText(names.checksFirst)
      await expect(desk.getByRole('alert')).toBeInViewport()
      for (let check = 1; check <= CHECKS; check += 1) await page.keyboard.press(`${check}`)
      await expect(ticked).toHaveCount(CHECKS)
      await expect(desk.getByRole('alert')).toHaveCount(0)

      await page.keyboard.press('r')
      const dialog = page.getByRole('dialog', { name: names.reject })
      await dialog.getByRole('checkbox', { name: names.darkPhotos }).press('Space')
      await expect(dialog.getByRole('textbox', { name: names.landlordReads })).toHaveValue(/\w/)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await whenQuiet(page)
      expect(await seriousBarriers(page)).toEqual([])

      const address = page.url()
      await desk.focus()
      await page.keyboard.press('n')
      await expect(page).not.toHaveURL(address)
      await expect(desk).toBeFocused()
      await expect(ticked).toHaveCount(0)
    },
  )

  test(
    `a person is written to and followed up in the help inbox, in ${language.locale}`,
    inEachLanguage(language.locale),
    async ({ page, browser }) => {
      const newcomer = aNewcomer()
      const other = await browser.newPage()
      await arriveNew(other, newcomer)
      // The first call stores the user.
      await callAs(other, 'GET', '/user/api/profile')
      await other.close()
      await arriveAs(page, ADMIN)
      const search = `/admin/api/users?page=0&size=25&q=${newcomer.email}`
      const { items } = (await callAs(page, 'GET', search)) as { items: { id: string }[] }
      await page.goto(addressOf(language, `/admin/users?q=${newcomer.email}&details=${items[0]?.id}`))

      const person = page.getByRole('dialog', { name: `${newcomer.firstName} ${newcomer.lastName}` })
      await person.getByRole('button', { name: names.writeMessage }).click()
      const form = page.getByRole('dialog', { name: names.writeMessage })
      await form.getByRole('textbox', { name: names.message }).fill('Please confirm your e-mail address.')
      await form.getByRole('button', { name: names.writeMessage }).click()
      const threads = person.getByRole('region', { name: names.helpRequests })
      await threads.getByRole('link').click()

      const entries = page.getByRole('list', { name: names.thread }).getByRole('listitem')
      await expect(entries).toHaveText([names.ourTeam])
      await page.getByText(names.note).click()
      await page.getByRole('textbox', { name: names.noteText }).fill('She has called.')
      await page.getByRole('button', { name: names.addNote }).click()
      await expect(entries).toHaveCount(2)
      await page.getByText(names.reply).click()
      await page.getByRole('combobox', { name: names.template }).selectOption({ label: names.greeting })
      await expect(page.getByRole('textbox', { name: names.replyText })).toHaveValue(/\w/)
      await page.getByRole('button', { name: names.sendReply }).click()
      await expect(entries).toHaveCount(3)
      expect(await seriousBarriers(page)).toEqual([])
    },
  )
}
