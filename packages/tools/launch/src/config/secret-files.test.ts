// proves 18.14
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { ConfigError } from './config-error.ts'
import { readConfig } from './read-config.ts'
import { withSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'domizil-secrets-'))
const file = path.join(folder, 'password')
afterAll(() => rmSync(folder, { recursive: true }))

test('secrets are read from files, and any password reaches the database unchanged', () => {
  const password = 'p/a#s?s%w@o:rd'
  writeFileSync(file, `${password}\n`)

  const env = withSecretFiles({
    DATABASE_URL: 'postgres://domizil@database:5432/domizil',
    DATABASE_PASSWORD_FILE: file,
  })
  const url = new URL(readConfig(env).databaseUrl ?? '')

  expect(decodeURIComponent(url.password)).toBe(password)
  expect([url.hostname, url.pathname]).toEqual(['database', '/domizil'])
})

test('a secret given twice, or whose file is missing, is refused by name', () => {
  const both = () => withSecretFiles({ DATA_KEY: 'x', DATA_KEY_FILE: file })
  const missing = () => withSecretFiles({ SMTP_URL_FILE: path.join(folder, 'nowhere') })

  expect(both).toThrow(ConfigError)
  expect(both).toThrow('DATA_KEY and DATA_KEY_FILE are both set')
  expect(missing).toThrow(/SMTP_URL_FILE: .*nowhere cannot be read \(ENOENT\)/)
})
