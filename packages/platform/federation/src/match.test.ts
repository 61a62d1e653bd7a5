import { expect, test } from '@jest/globals'
import { collides, match, overlaps } from './match.ts'
import type { Route } from './release.ts'

const aRoute = (path: string): Route => ({ path, layout: 'general', access: 'open', page: 'page' })
const routes = [
  '/',
  '/search',
  '/flat/:id',
  '/flat/availability',
  '/flat/:id/bookings',
  '/flat/bookings',
].map(aRoute)

test.each([
  ['/', '/', {}],
  ['/search', '/search', {}],
  ['/search/', '/search', {}],
  ['/flat/12', '/flat/:id', { id: '12' }],
  ['/flat/availability', '/flat/availability', {}],
  ['/flat/12/bookings', '/flat/:id/bookings', { id: '12' }],
  ['/flat/a%20b', '/flat/:id', { id: 'a b' }],
  ['/flat/%', '/flat/:id', { id: '%' }],
])('%s is answered by %s', (path, expected, params) => {
  expect(match(path, routes)).toMatchObject({ route: { path: expected }, params })
})

test.each(['/nowhere', '/flat', '/flat/1/2/3', '/search/more'])('%s is answered by nothing', (path) => {
  expect(match(path, routes)).toBeUndefined()
})

test('two paths collide when only the names of their parameters differ', () => {
  expect(collides('/flat/:id', '/flat/:flatId')).toBe(true)
  expect(collides('/flat/:id', '/flat/new')).toBe(false)
})

test('two paths overlap when some address matches both', () => {
  const overlapping = ['/flat/new', '/flat/:id', '/:kind/new', '/:kind/:id', '//flat/new/']
  const other = ['/flat', '/flats/:id', '/flat/:id/edit', '/:kind']

  expect([...overlapping, ...other].filter((path) => overlaps('/flat/:id', path))).toEqual(overlapping)
  expect([...overlapping, ...other].filter((path) => overlaps(path, '/flat/:id'))).toEqual(overlapping)
})
