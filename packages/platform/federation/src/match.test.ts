import { expect, test } from '@jest/globals'
import { collides, match, overlaps } from './match.ts'
import type { Route } from './schema.ts'

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
])('the path %s matches the route %s', (path, expected, params) => {
  expect(match(path, routes)).toMatchObject({ route: { path: expected }, params })
})

test.each(['/nowhere', '/flat', '/flat/1/2/3', '/search/more'])('the path %s matches no route', (path) => {
  expect(match(path, routes)).toBeUndefined()
})

test('two routes collide if they differ only in the names of their parameters', () => {
  expect(collides('/flat/:id', '/flat/:flatId')).toBe(true)
  expect(collides('/flat/:id', '/flat/new')).toBe(false)
})

test('two routes overlap if some address matches both', () => {
  const overlapping = ['/flat/new', '/flat/:id', '/:kind/new', '/:kind/:id', '//flat/new/']
  const other = ['/flat', '/flats/:id', '/flat/:id/edit', '/:kind']

  expect([...overlapping, ...other].filter((path) => overlaps('/flat/:id', path))).toEqual(overlapping)
  expect([...overlapping, ...other].filter((path) => overlaps(path, '/flat/:id'))).toEqual(overlapping)
})
