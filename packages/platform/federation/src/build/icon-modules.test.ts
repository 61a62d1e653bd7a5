// proves 14.30
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import iconModules from './icon-modules.ts'

const LIST = readFileSync('packages/product/ui/src/icons.ts', 'utf8')

test('each icon of the list gets its own module', () => {
  const list = iconModules.call({ resourceQuery: '' }, LIST)

  expect(list).toContain("export { MapPin } from './icons.ts?MapPin'\n")
  expect(list).not.toMatch(/^export const/m)
})

test('the module of an icon contains only that icon, under its listed name', () => {
  const icon = iconModules.call({ resourceQuery: '?MapIcon' }, LIST)

  expect(icon).toBe(`import { Map as node } from 'lucide'
import { createIcon } from './icons/create-icon.tsx'
export const MapIcon = /* @__PURE__ */ createIcon(node)`)
})
