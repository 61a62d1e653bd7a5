// proves 15.53
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { openTrustedKeys } from './open-site.ts'

const aKey = (kind: 'ed25519' | 'ed448' = 'ed25519') =>
  generateKeyPairSync(kind as 'ed25519')
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64')

const aFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'domizil-keys-')), 'keys.json')

test('trusted keys can be replaced while the site runs, and a malformed file changes nothing', () => {
  const [file, first, second, log] = [aFile(), aKey(), aKey(), [] as string[]]
  writeFileSync(file, JSON.stringify({ search: first }))
  const keys = openTrustedKeys(file, (line) => log.push(line))
  const atFirst = keys()

  writeFileSync(file, JSON.stringify({ search: [first, second] }))
  const both = keys()
  writeFileSync(file, `{"search": ["${second}"`)
  const slip = keys()
  writeFileSync(file, '{}')

  expect([atFirst, both, slip]).toEqual([{ search: [first] }, { search: [first, second] }, both])
  expect(keys()).toEqual({})
  expect(log).toEqual([expect.stringContaining(`${file} is no file of keys`)])
})

test.each(['[]', '{"search": 5}', `{"search": "${aKey('ed448')}"}`, 'search'])(
  'a site with the malformed keys %s does not start',
  (text) => {
    const file = aFile()
    writeFileSync(file, text)

    expect(() => openTrustedKeys(file, () => undefined)).toThrow('TRUSTED_KEYS: ')
  },
)
