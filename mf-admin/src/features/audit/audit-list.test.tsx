import { listAuditEntries } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import texts from '../../../messages/en.ts'
import { ListSection } from '../../lib/list/list-section.tsx'
import { anAuditEntry } from '../../testing/audit-entry.ts'
import { aPage } from '../../testing/rows.ts'
import { AUDIT_LIST } from './audit-list.tsx'

test.each([
  ['a list', { subjectType: 'LIST', subjectId: 'tenantReviews', subject: null }, 'Tenant reviews'],
  ['a person who has left', { subjectType: 'USER', subjectId: '7f1c', subject: null }, 'Former user'],
  ['a flat that is gone', { subjectType: 'FLAT', subjectId: '7', subject: null }, 'No. 7'],
] as const)('the title of the audit details about %s is in words', async (_subject, about, title) => {
  const shell = new FakeShell().on(listAuditEntries, () => aPage([anAuditEntry(about)]))
  const { user } = await renderRemote(<ListSection list={AUDIT_LIST} title="Audit trail" />, {
    shell,
    texts,
    hasAntd: true,
  })

  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }))

  expect((await screen.findByRole('dialog')).querySelector('.ant-drawer-title')?.textContent).toBe(title)
})
