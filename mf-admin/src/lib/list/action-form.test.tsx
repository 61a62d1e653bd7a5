// proves 16.13
import { expect, test } from '@jest/globals'
import { LOCALES } from '@domizil/domain'
import { enterText, FakeShell, renderRemote } from '@domizil/testing'
import { CircleX } from '@domizil/ui/icons'
import { screen, within } from '@testing-library/react'
import texts from '../../../messages/en.ts'
import { ActionForm } from './action-form.tsx'
import type { RowAction } from './list-description.ts'
import { TEMPLATES, templateText, type TemplateUse } from './templates/template-texts.ts'

const ACTION = {
  id: 'reject',
  Icon: CircleX,
  isPossible: () => true,
  reason: 'required',
  run: async () => undefined,
} as const

test('after a missing reason is filled in and sent, no error is shown while the dialog closes', async () => {
  sessionStorage.clear()
  const form = (
    <>
      <ActionForm id="form" action={ACTION} about="flats.7" onConfirm={async () => true} />
      <button type="submit" form="form">
        Reject
      </button>
    </>
  )
  const { user } = await renderRemote(form, { shell: new FakeShell().signedInAs({ isAdmin: true }), texts })
  await user.click(screen.getByRole('button'))
  const missed = screen.queryByText(/^Give a reason/) !== null
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox')

  await enterText(user, reason, 'Too dark')
  await user.click(screen.getByRole('button'))

  expect([missed, reason.value, screen.queryByText(/^Give a reason/)]).toEqual([true, 'Too dark', null])
  expect(sessionStorage).toHaveLength(0)
})

test('a text template is added in the language of each reader, and disabled where it would be too long', async () => {
  sessionStorage.clear()
  const action = {
    ...ACTION,
    templates: 'BLOCK',
    readersOf: (row: { locale: 'de' | 'es' }) => ({ AFFECTED: row.locale, REPORTERS: [] }),
  } as RowAction<unknown>
  const form = (
    <ActionForm
      id="form"
      action={action}
      about="users.7"
      rows={[{ locale: 'de' }, { locale: 'es' }]}
      onConfirm={async () => true}
    />
  )
  const { user } = await renderRemote(form, { shell: new FakeShell().signedInAs({ isAdmin: true }), texts })
  const templates = screen.getByRole('combobox', { name: 'Template (German and Spanish)' })
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox')

  await enterText(user, reason, 'In March.')
  await user.selectOptions(templates, 'False identity')

  expect(reason.value).toMatch(/^In March\.\n\nName und Angaben [^]*\n\nEl nombre y los datos/)
  const isTooLong = (name: string) =>
    within(templates).getByRole<HTMLOptionElement>('option', { name }).disabled
  expect(['False identity', 'Money before the contract'].map(isTooLong)).toEqual([false, true])
})

test('a validation error of the server about the reason is shown at its field', async () => {
  const form = (
    <ActionForm
      id="form"
      action={ACTION}
      about="flats.7"
      refusals={{ reason: 'Another reason.' }}
      onConfirm={async () => false}
    />
  )

  await renderRemote(form, { shell: new FakeShell().signedInAs({ isAdmin: true }), texts })

  expect(screen.getByRole('textbox', { description: 'Another reason.' })).toBeTruthy()
})

test.each(Object.keys(TEMPLATES) as TemplateUse[])(
  'every template for %s has a name and its text in every language',
  (use) => {
    for (const code of Object.keys(TEMPLATES[use])) {
      expect(texts).toHaveProperty([`template.${use}.${code}`])
      for (const locale of LOCALES) expect(templateText(use, code, [locale]).length).toBeGreaterThan(40)
    }
  },
)
