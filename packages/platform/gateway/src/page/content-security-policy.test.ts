import { expect, test } from '@jest/globals'
import { contentSecurityPolicy } from './serve-plain.ts'

const nowhere = { scripts: [], styles: [], fonts: [], images: [], connections: [] }

test('without external services the content security policy names no other origin', () => {
  expect(contentSecurityPolicy('n', nowhere)).not.toMatch(/https?:|\*/)
})

test.each([
  ['scripts', 'script-src'],
  ['styles', 'style-src'],
  ['fonts', 'font-src'],
  ['images', 'img-src'],
  ['connections', 'connect-src'],
])('external %s are allowed by %s and by no other directive', (kind, directive) => {
  const otherOrigins = { ...nowhere, [kind]: ['https://map.example'] }

  const directives = contentSecurityPolicy('n', otherOrigins).split('; ')

  const open = directives.filter((one) => one.includes('https://map.example'))
  expect(open.map((one) => one.split(' ')[0])).toEqual([directive])
})

test('workers are allowed from the site and from blobs, as the map needs them', () => {
  expect(contentSecurityPolicy('n', nowhere)).toContain("worker-src 'self' blob:")
})
