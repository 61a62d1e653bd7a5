// proves 15.4
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Surfaces } from '@domizil/federation/build'

const FOLDER = 'packages/platform/shell-api'

test('the version constant of the shell API equals the major version of its surface', () => {
  const surfaces = JSON.parse(readFileSync(`${FOLDER}/api/surface.json`, 'utf8')) as Surfaces
  const source = readFileSync(`${FOLDER}/src/index.ts`, 'utf8')

  const constant = /SHELL_API_VERSION = (\d+)/.exec(source)?.[1]

  expect(surfaces['@domizil/shell-api']?.version.split('.')[0]).toBe(constant)
})
