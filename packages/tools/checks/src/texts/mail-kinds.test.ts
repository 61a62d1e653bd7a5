import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = join(import.meta.dirname, '../../../../..')
const ROOMS = join(ROOT, 'packages/backend/server/src')

/** The kinds of mails, by the texts of the rooms. */
function mailKinds(): string[] {
  return readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-texts.ts') && file.includes('/texts/'))
    .flatMap((file) => [...readFileSync(join(ROOMS, file), 'utf8').matchAll(/^ {2}([A-Z_]+): \{$/gm)])
    .flatMap(([, kind]) => kind ?? [])
}

test('the back office has a word for each kind of mail', () => {
  const words = JSON.parse(readFileSync(join(ROOT, 'mf-admin/messages/en.json'), 'utf8')) as Record<
    string,
    string
  >
  const kinds = mailKinds()

  expect(kinds).toContain('REQUEST_APPROVED')
  expect(kinds.filter((kind) => !(`mailKind.${kind}` in words))).toEqual([])
})
