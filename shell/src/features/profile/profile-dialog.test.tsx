// proves 22.6, 10.15, 11.5, 16.34
import {
  type BankAccount,
  changeBankAccount,
  changeProfile,
  type ContentReport,
  getBankAccount,
  getOwnProperties,
  getProfile,
  listContentReports,
  type Profile,
} from '@domizil/api'
import type { UserRole } from '@domizil/domain'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import texts from '../../../messages/profile/en.json' with { type: 'json' }
import { ApiError } from '../../api/api-error.ts'
import { ProfileDialog } from './profile-dialog.tsx'
import { A_DECIDED_REPORT } from './testing/a-decided-report.ts'
import { NOTHING_SAID } from './profile-draft.ts'

afterEach(() => sessionStorage.clear())

const NEWCOMER: Profile = {
  givenName: 'Nora',
  familyName: 'Neu',
  email: 'nora@example.org',
  emailVerified: true,
  ...NOTHING_SAID,
}
const CONTACT = {
  phone: '+4930123456',
  street: 'Torstraße 1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
}

const WRONG_IBAN = new ApiError('This bank account is not right yet.', {
  status: 422,
  url: '/user/api/bankAccount',
  body: { details: [{ field: 'iban', message: 'This does not have the right form.' }] },
})

interface Setting {
  role?: UserRole
  profile?: Partial<Profile>
  hasFlats?: boolean
  reports?: ContentReport[]
  refusal?: ApiError
}

async function openDetails({ role, profile = {}, hasFlats = false, reports = [], refusal }: Setting = {}) {
  const known = { ...NEWCOMER, ...profile }
  const answers: boolean[] = []
  let account: BankAccount | null = null
  const ways: string[] = []
  const way = (name: string) => async () => void ways.push(name)
  const access = {
    openAccount: way('account'),
    changeEmail: way('e-mail'),
    logoutEverywhere: way('everywhere'),
  }
  const shell = new FakeShell()
    .signedInAs()
    .on(getProfile, () => known)
    .on(getOwnProperties, () => ({
      memberSince: '2026-11-01T10:00:00.000Z',
      hasFlats,
      hasRequests: false,
      hasSavedSearches: false,
      mayRequest: false,
      mayPublish: false,
      isBlocked: false,
    }))
    .on(changeProfile, ({ body }) => {
      if (refusal) throw refusal
      return { ...known, ...body }
    })
    .on(listContentReports, () => reports)
    .on(getBankAccount, () => ({ account }))
    .on(changeBankAccount, ({ body }) => {
      if (body.iban === 'DE00') throw WRONG_IBAN
      account = { ...body, iban: body.iban.replaceAll(' ', ''), changedAt: '2026-11-20T12:00:00Z' }
      return { account }
    })
  const request = {
    id: 1,
    role,
    showsReports: false,
    close: (isComplete: boolean) => void answers.push(isComplete),
  }
  const { user } = await renderRemote(
    <ProfileDialog request={request} shell={shell} access={access} onDeleted={() => undefined} />,
    { shell, texts },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Your details' }))
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name })

  return {
    shell,
    user,
    dialog,
    field,
    answers,
    ways,
    save: () => user.click(dialog.getByRole('button', { name: /^Save/ })),
  }
}

async function fillIn({ user, field, dialog }: Awaited<ReturnType<typeof openDetails>>) {
  await enterText(user, field('Phone'), '0049 30 / 123456')
  // Those of the billing address follow.
  const first = (name: string) => dialog.getAllByRole('textbox', { name })[0] as HTMLElement
  await enterText(user, first('Street and number'), 'Torstraße 1')
  await user.type(first('Postcode'), '10119')
  await enterText(user, first('City'), 'Berlin')
  const [country] = dialog.getAllByRole('combobox', { name: 'Country' })
  await user.selectOptions(country as HTMLElement, 'Germany')
}

test('the required details are saved, and the waiting form continues', async () => {
  const details = await openDetails({ role: 'TENANT' })
  await fillIn(details)

  await details.save()

  expect(details.shell.answers.inputsOf(changeProfile)).toEqual([{ body: CONTACT }])
  expect(details.shell.notices).toEqual([{ kind: 'success', message: 'Saved' }])
  expect(details.answers).toEqual([true])
})

test('one press copies the address into the billing address', async () => {
  const details = await openDetails({ role: 'LANDLORD' })
  await fillIn(details)

  await details.user.click(details.dialog.getByRole('button', { name: 'Same as my address' }))

  const billing = within(details.dialog.getByRole('group', { name: 'Billing address' }))
  const written = billing.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(written).toEqual(['Torstraße 1', '10119', 'Berlin'])
  expect(billing.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('DE')
})

test('changing the e-mail and signing out everywhere lead to the identity service', async () => {
  const { dialog, user, ways } = await openDetails()
  expect(dialog.getByText('You log in with nora@example.org.')).toBeTruthy()

  await user.click(dialog.getByRole('button', { name: 'Change e-mail address …' }))
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))

  expect(ways).toEqual(['e-mail', 'everywhere'])
})

test('details opened by a request have no settings of the account', async () => {
  const { dialog } = await openDetails({ role: 'TENANT' })

  expect(dialog.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
})

test('known details are filled in', async () => {
  const { field } = await openDetails({ role: 'TENANT', profile: { city: 'Berlin' } })

  expect(field('City').value).toBe('Berlin')
  expect(field('First name').value).toBe('Nora')
})

test('a phone number in national format is sent unchanged', async () => {
  const details = await openDetails({ role: 'TENANT', profile: { ...CONTACT, phone: null } })

  await enterText(details.user, details.field('Phone'), '0170 1234567')
  await details.save()

  expect(details.shell.answers.inputsOf(changeProfile)).toEqual([
    { body: { ...CONTACT, phone: '01701234567' } },
  ])
})

test('missing details are reported at each field, and the first one gets the focus', async () => {
  const { shell, dialog, field, save } = await openDetails({ role: 'TENANT' })

  await save()

  expect(dialog.getByText('Write your phone number.')).toBeTruthy()
  expect(dialog.getByText('Write the postcode.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Phone'))
  expect(shell.answers.inputsOf(changeProfile)).toEqual([])
})

test('an invalid phone number is reported when its field is left', async () => {
  const { user, dialog, field } = await openDetails()
  const sentence =
    'Write the number as you dial it in the country chosen below, or with its country code, such as +49 30 123456.'

  await enterText(user, field('Phone'), '030 123456')
  expect(dialog.queryByText(sentence)).toBeNull()
  await user.tab()

  expect(dialog.getByText(sentence)).toBeTruthy()
})

test('changing the country checks the postcode again', async () => {
  const { user, dialog, field } = await openDetails({ profile: { postcode: 'SW1A 1AA', countryCode: 'GB' } })

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Germany')
  await user.tab()

  expect(field('Postcode').getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'United Kingdom')
  await user.tab()
  expect(field('Postcode').getAttribute('aria-invalid')).toBeNull()
})

test('an error without a field gets the focus, even far from the button', async () => {
  const { dialog, user } = await openDetails({
    refusal: new ApiError('Your account is blocked.', {
      status: 403,
      url: '/user/api/profile',
      body: undefined,
    }),
  })

  await user.click(dialog.getByRole('button', { name: /^Save/ }))

  expect(document.activeElement).toBe(dialog.getByRole('alert'))
})

test('the server’s refusal is shown, and the typed details stay', async () => {
  const details = await openDetails({
    role: 'TENANT',
    refusal: new ApiError('Some details are not right yet.', {
      status: 422,
      url: '/user/api/profile',
      body: { code: 'PROFILE_INVALID', details: [{ field: 'city', message: 'There is no such city.' }] },
    }),
  })
  await fillIn(details)

  await details.save()

  expect(details.dialog.getByRole('alert').textContent).toBe('Some details are not right yet.')
  expect(details.dialog.getByText('There is no such city.')).toBeTruthy()
  expect(document.activeElement).toBe(details.field('City'))
  expect(details.field('Street and number').value).toBe('Torstraße 1')
  expect(details.answers).toEqual([])
})

test('details opened by the user can be saved incomplete', async () => {
  const { shell, user, field, save, answers } = await openDetails()
  await enterText(user, field('City'), 'Berlin')

  await save()

  expect(shell.notices).toHaveLength(1)
  expect(answers).toHaveLength(1)
})

test('closing the details tells the waiting form that they are incomplete', async () => {
  const { user, dialog, answers } = await openDetails({ role: 'TENANT' })

  await user.click(dialog.getByRole('button', { name: 'Close your details' }))

  expect(answers).toEqual([false])
})

test('an unconfirmed e-mail is reported, and the waiting form does not continue', async () => {
  const { dialog, save, answers } = await openDetails({
    role: 'TENANT',
    profile: { ...CONTACT, emailVerified: false },
  })

  await save()

  expect(dialog.getByRole('alert').textContent).toBe(
    'Confirm your e-mail address nora@example.org in your account.',
  )
  expect(answers).toEqual([])
})

test.each([
  [true, 'Your e-mail address nora@example.org is confirmed.'],
  [false, 'Your e-mail address nora@example.org is not confirmed yet.'],
  [null, 'E-mail addresses are not confirmed on this site; yours is nora@example.org.'],
])('the state of the e-mail confirmation (%s) is shown', async (emailVerified, sentence) => {
  const { dialog } = await openDetails({ profile: { emailVerified } })

  expect(dialog.getByText(new RegExp(sentence.replaceAll('.', '\\.')))).toBeTruthy()
})

test('where e-mails are not confirmed, the waiting form continues', async () => {
  const { save, answers } = await openDetails({
    role: 'TENANT',
    profile: { ...CONTACT, emailVerified: null },
  })

  await save()

  expect(answers).toEqual([true])
})

test('a tenant sees no billing address', async () => {
  const { dialog } = await openDetails({ role: 'TENANT', hasFlats: true })

  expect(dialog.queryByText('Billing address')).toBeNull()
})

test('a user with flats sees the details of landlords', async () => {
  const { dialog } = await openDetails({ hasFlats: true })

  expect(dialog.getByRole('group', { name: 'Billing address' })).toBeTruthy()
})

test('a business must name its company, a private landlord need not', async () => {
  const { user, dialog, save } = await openDetails({ role: 'LANDLORD' })
  const commercial = dialog.getByRole('combobox', { name: 'Do you let commercially?' })
  expect(dialog.queryByRole('textbox', { name: 'Company' })).toBeNull()

  await user.selectOptions(commercial, 'Yes, as a business')
  await save()

  expect(dialog.getByText('Write the name of the company.')).toBeTruthy()
  expect(dialog.getByText('Write the VAT ID.')).toBeTruthy()
  await user.selectOptions(commercial, 'No, privately')
  expect(dialog.queryByRole('textbox', { name: 'Company' })).toBeNull()
})

test('a landlord’s bank account is saved with the details, only if it changed', async () => {
  const { user, dialog, field, shell, save } = await openDetails({ hasFlats: true })
  await dialog.findByRole('textbox', { name: 'IBAN' })

  await enterText(user, field('Account holder'), 'Nora Neu')
  await enterText(user, field('IBAN'), 'DE89370400440532013000')
  await save()
  await waitFor(() => expect(shell.notices.at(-1)?.message).toBe('Saved'))
  await save()

  await waitFor(() => expect(shell.answers.inputsOf(changeProfile)).toHaveLength(2))
  expect(shell.answers.inputsOf(changeBankAccount)).toHaveLength(1)
  expect(field('IBAN').value).toBe('DE89 3704 0044 0532 0130 00')
})

test('the form says who can see a bank account', async () => {
  const { dialog } = await openDetails({ hasFlats: true })

  const hint = await dialog.findByText(/to this account/)

  expect(hint.textContent).toMatch(/only tenants with a confirmed booking and our administrators see it/)
})

test('a refused bank account gets the focus, and nothing is saved', async () => {
  const { user, dialog, field, shell, save } = await openDetails({ hasFlats: true })
  await dialog.findByRole('textbox', { name: 'IBAN' })

  await user.type(field('IBAN'), 'DE00')
  await save()

  expect(await dialog.findByText('This does not have the right form.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('IBAN')))
  expect(shell.answers.inputsOf(changeProfile)).toEqual([])
})

test('a mistyped IBAN is reported when its field is left, until it is corrected', async () => {
  const { user, dialog, field } = await openDetails({ hasFlats: true })
  await dialog.findByRole('textbox', { name: 'IBAN' })

  await enterText(user, field('IBAN'), 'DE89 3704 0044 0532 0130 01')
  const typing = dialog.queryByText(/^A digit of this IBAN/)
  await user.tab()
  const left = dialog.getByText(/^A digit of this IBAN/)
  await user.type(field('IBAN'), '{Backspace}0')

  expect([typing, left !== null]).toEqual([null, true])
  expect(dialog.queryByText(/^A digit of this IBAN/)).toBeNull()
})

test('tenants, and landlords at their first publication, are not asked for a bank account', async () => {
  const tenant = await openDetails()
  expect(tenant.dialog.queryByText('Bank account')).toBeNull()
  cleanup()

  const landlord = await openDetails({ role: 'LANDLORD' })
  expect(landlord.dialog.queryByText('Bank account')).toBeNull()
})

test('saving the details keeps an unsent complaint open', async () => {
  const { user, dialog, field, answers, save } = await openDetails({ reports: [A_DECIDED_REPORT] })
  await user.click(await dialog.findByRole('button', { name: 'Complain' }))
  await enterText(user, field('Why is the decision wrong?'), 'I did not write that.')

  await save()

  expect(
    await dialog.findByText('This complaint has not been sent yet. Send it with the button below.'),
  ).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Why is the decision wrong?')))
  expect(answers).toEqual([])
})
