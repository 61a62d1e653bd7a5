import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const PARTS = join(import.meta.dirname, '../../../../product/ui/src/parts')
const COMPONENT = /^export function ([A-Z]\w+)/gm

const components = readdirSync(PARTS)
  .filter((file) => /^[^.]+\.tsx$/.test(file))
  .flatMap((file) => [...source(file).matchAll(COMPONENT)].map(([, name = '']) => ({ file, name })))

test('the components of the design system are found', () => {
  expect(components.length).toBeGreaterThan(30)
})

test.each(components)('$name of the design system has an example that uses it', ({ file, name }) => {
  const example = file.replace('.tsx', '.example.tsx')

  expect(existsSync(join(PARTS, example)) && source(example)).toMatch(new RegExp(`<${name}\\b`))
})

function source(file: string): string {
  return readFileSync(join(PARTS, file), 'utf8')
}
