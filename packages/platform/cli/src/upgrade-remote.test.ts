import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { newRemote, upgradeRemote } from './new-remote.ts'
import { aFolder } from './testing/a-build.ts'

function aKit(version: string, react: string): string {
  const folder = aFolder()
  const packages = { '@domizil/app-kit': `app-kit-${version}.tgz`, '@domizil/ui': `ui-${version}.tgz` }
  for (const file of Object.values(packages)) writeFileSync(path.join(folder, file), version)
  writeFileSync(path.join(folder, 'kit.json'), JSON.stringify({ version, packages, catalog: { react } }))
  return folder
}

function givenRemote(): string {
  return newRemote('mf-journal', { parent: aFolder(), kit: aKit('0.1.0', '19.0.0') })
}
const manifestOf = (folder: string) => readFileSync(path.join(folder, 'package.json'), 'utf8')

test('upgrading a remote replaces the kit’s packages and versions, and keeps its own dependencies', () => {
  const remote = givenRemote()
  const own = JSON.parse(manifestOf(remote))
  own.dependencies['date-fns'] = '4.1.0'
  writeFileSync(path.join(remote, 'package.json'), JSON.stringify(own, null, 2))

  expect(upgradeRemote(remote, aKit('0.2.0', '19.4.0'))).toBe('0.2.0')

  expect(readdirSync(path.join(remote, 'kit')).toSorted()).toEqual(['app-kit-0.2.0.tgz', 'ui-0.2.0.tgz'])
  expect(JSON.parse(manifestOf(remote)).dependencies).toMatchObject({
    '@domizil/app-kit': 'file:kit/app-kit-0.2.0.tgz',
    '@domizil/ui': 'file:kit/ui-0.2.0.tgz',
    react: '19.4.0',
    'date-fns': '4.1.0',
  })
})

test.each([
  ['the same kit', () => aKit('0.1.0', '19.0.0'), 'This remote has the kit 0.1.0 already.'],
  ['no kit', () => aFolder(), 'There is no kit in'],
])('upgrading to %s is refused, and changes nothing', (_, kit, sentence) => {
  const remote = givenRemote()
  const before = manifestOf(remote)

  expect(() => upgradeRemote(remote, kit())).toThrow(sentence)

  expect(manifestOf(remote)).toBe(before)
  expect(existsSync(path.join(remote, 'kit/ui-0.1.0.tgz'))).toBe(true)
})

test('a folder without a remote is refused', () => {
  expect(() => upgradeRemote(aFolder(), aKit('0.2.0', '19.0.0'))).toThrow('holds no remote')
})
