// proves 21.48
import { type AuditEntry, listAdminUsers } from '@domizil/api'
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import texts from '../../../messages/en.ts'
import { anAuditEntry } from '../../testing/audit-entry.ts'
import { anAdminUser, aPage } from '../../testing/rows.ts'
import { Change } from './audit-list.tsx'

const changes: readonly [string, Pick<AuditEntry, 'subjectType' | 'before' | 'after'>, string][] = [
  [
    'a decision about a report',
    { subjectType: 'REPORT', before: { decision: 'KEPT' }, after: { decision: 'BLOCKED' } },
    'Decision: Kept → Account blocked',
  ],
  [
    'the parts of a listing',
    { subjectType: 'FLAT', before: { changed: ['title_en', 'images'] }, after: {} },
    'Changed: Title in English and Photos → –',
  ],
  [
    'a mail that was read',
    { subjectType: 'USER', before: {}, after: { mail: 'CONTENT_DECIDED' } },
    'Mail: – → Decision about own content',
  ],
  [
    'a bank account',
    { subjectType: 'USER', before: {}, after: { iban: 'DE••••3000' } },
    'Bank account: – → DE••••3000',
  ],
]

/** The server declares the titles of mails. */
const known = { ...texts, 'mailKind.CONTENT_DECIDED': 'Decision about own content' }

test('the details of an export name its filters in words, and its landlord by name', async () => {
  const shell = new FakeShell().on(listAdminUsers, () =>
    aPage([anAdminUser({ id: 'otto', name: 'Otto Behr' })]),
  )
  const after = {
    rows: 12,
    file: 'csv',
    ownerId: 'otto',
    status: ['ACTIVE', 'INACTIVE'],
    from: '2026-11-01',
    searched: true,
  }
  const entry = anAuditEntry({ subjectType: 'LIST', subjectId: 'flats', subject: null, before: {}, after })

  await renderRemote(<Change entry={entry} />, { shell, texts })

  expect(await screen.findByText('Otto Behr')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rows: 12',
    'File: csv',
    'Landlord: Otto Behr',
    'Status: Listed and Paused',
    'From: 01.11.2026',
    'Searched for words: Yes',
  ])
})

test.each(changes)('the audit trail describes %s in words', async (_, change, words) => {
  await renderRemote(<Change entry={anAuditEntry(change)} />, { shell: new FakeShell(), texts: known })

  expect(screen.getByRole('listitem').textContent).toBe(words)
})
