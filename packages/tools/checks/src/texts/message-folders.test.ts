import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { messageFolders } from './message-folders.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  writeFileSync(join(folder, 'en.json'), '{}')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the texts of an app are in one folder', () => {
  expect(messageFolders(folder)).toEqual([folder])
})

test('a page may have a text folder of its own', () => {
  mkdirSync(join(folder, 'help'))
  writeFileSync(join(folder, 'help/en.json'), '{}')

  expect(messageFolders(folder)).toEqual([folder, join(folder, 'help')])
})

test('a package has a text folder for each module', () => {
  rmSync(join(folder, 'en.json'))
  mkdirSync(join(folder, 'tile'))
  writeFileSync(join(folder, 'tile/en.json'), '{}')

  expect(messageFolders(folder)).toEqual([join(folder, 'tile')])
})
