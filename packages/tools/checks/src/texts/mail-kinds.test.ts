import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = join(import.meta.dirname, '../../../../..')
const ROOMS = join(ROOT, 'packages/backend/server/src')

const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** The codes of all mails, and the folder of each. */
const MAILS = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/mail.ts') && file.includes('/mails/'))
  .map((file) => [/defineMail\('(\w+)'/.exec(textOf(ROOMS, file))?.[1] ?? file, dirname(file)] as const)

test.each(['en', 'de', 'es'])('the back office calls each mail by its title in %s', (locale) => {
  const words = JSON.parse(textOf(ROOT, `mf-admin/messages/${locale}.json`)) as Record<string, string>

  const titles = MAILS.map(([code, folder]) => {
    const [, title] = /^ {2}title: '(.+)',$/m.exec(textOf(ROOMS, folder, `${locale}.ts`)) ?? []
    return [code, title]
  })

  expect(titles.length).toBeGreaterThan(45)
  expect(titles).toEqual(MAILS.map(([code]) => [code, words[`mailKind.${code}`]]))
})
