import { afterEach, expect, test } from '@jest/globals'
import { editFlat } from '@domizil/api'
import '@domizil/ui/work' // read before the first test, not within its time
import { screen, within } from '@testing-library/react'
import { anOwnFlat, aServer, save, show } from '../../../testing/flat-page.tsx'

afterEach(() => sessionStorage.clear())

const STEP = '/flat/7/edit?step=2'
const choice = (name: string) => screen.findByRole('checkbox', { name })

test('amenities are chosen by press or space bar, counted, and saved in catalogue order', async () => {
  const shell = aServer(anOwnFlat({ generalAmenities: ['TV'] })).at(STEP)
  const { user } = await show(shell)

  await user.click(await choice('Desk'))
  ;(await choice('Wi-Fi')).focus()
  await user.keyboard(' ')
  await user.click(await choice('TV'))
  const general = screen.getByRole('group', { name: /^General/ })
  await save(user)

  expect(general.querySelector('legend')?.textContent).toContain('2')
  expect(within(general).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  expect(shell.answers.inputsOf(editFlat)[0]?.body.generalAmenities).toEqual(['WIFI', 'DESK'])
})

test('a house rule is switched by its switch or its label', async () => {
  const shell = aServer(anOwnFlat({ houseRules: ['PETS_ALLOWED'] })).at(STEP)
  const { user } = await show(shell)
  const pets = await screen.findByRole('switch', { name: 'Pets allowed', checked: true })

  await user.click(screen.getByText('Smoking allowed'))
  pets.focus()
  await user.keyboard(' ')
  await save(user)

  expect(shell.answers.inputsOf(editFlat)[0]?.body.houseRules).toEqual(['SMOKING_ALLOWED'])
})
