import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = join(import.meta.dirname, '../../../..')
const PARTS = join(ROOT, 'packages/ui/src/parts.ts')
const EXAMPLES = join(ROOT, 'shell/src/pages/design/examples')
/** Not pictures of their own: hooks, and the function that joins class names. */
const NO_PICTURE = ['useSlides', 'useDocumentHead', 'classes']

test('the design page shows every part of the design system', () => {
  const exported = [...readFileSync(PARTS, 'utf8').matchAll(/export \{([^}]+)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type ') && !NO_PICTURE.includes(name))
  const shown = readdirSync(EXAMPLES)
    .map((file) => readFileSync(join(EXAMPLES, file), 'utf8').replace(/^import [^']+'/gm, ''))
    .join('\n')

  expect(exported.length).toBeGreaterThan(30)
  expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([])
})
