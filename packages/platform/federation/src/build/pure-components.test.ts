// proves 14.30
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import pureComponents from './pure-components.ts'

/** The file of react-router that holds its components. */
function componentsOfRouter(): string {
  const { resolve } = createRequire(path.resolve('packages/platform/app-kit/package.json'))
  const folder = path.dirname(createRequire(resolve('react-router-dom')).resolve('react-router'))
  const [file = ''] = readdirSync(folder)
    .filter((one) => one.endsWith('.mjs'))
    .map((one) => readFileSync(path.join(folder, one), 'utf8'))
    .filter((one) => one.includes('var NavLink = '))
  return file
}

test('the router’s link components are marked so that unused ones are removed', () => {
  const marked = pureComponents(componentsOfRouter())

  expect(marked).toMatch(/var NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/)
  expect(marked).not.toMatch(/^\w+\.displayName = /m)
})
