// proves 15.50
import type { Release, Route } from '@domizil/federation'
import { expect, test } from '@jest/globals'
import { placesOf } from './measure.ts'

const aRoute = (path: string, access: Route['access'] = 'open'): Route => ({
  path,
  access,
  layout: 'general',
  page: 'page',
})
const aRemote = (...routes: Route[]) => ({ name: 'mf-flat', routes }) as unknown as Release

test('public pages are measured, and others by given examples', () => {
  const remote = aRemote(aRoute('/flats'), aRoute('/flat/:id'), aRoute('/my-flats', 'user'))

  expect(placesOf(remote, { paths: [], isSignedIn: false })).toEqual([{ path: '/flats', route: '/flats' }])
  expect(placesOf(remote, { paths: ['/flat/7?from=search', '/my-flats'], isSignedIn: true })).toEqual([
    { path: '/flats', route: '/flats' },
    { path: '/flat/7?from=search', route: '/flat/:id' },
    { path: '/my-flats', route: '/my-flats' },
  ])
})

test('an example of another remote’s page is refused', () => {
  const asked = () => placesOf(aRemote(aRoute('/flats')), { paths: ['/search'], isSignedIn: false })

  expect(asked).toThrow('/search is no page of mf-flat.')
})

test('a remote without a public page needs an example to measure', () => {
  const asked = () => placesOf(aRemote(aRoute('/my-flats', 'user')), { paths: [], isSignedIn: true })

  expect(asked).toThrow('name one with --page, as in --page /my-flats')
})

test('a page for signed-in users is not measured without an account', () => {
  const asked = () =>
    placesOf(aRemote(aRoute('/my-flats', 'user')), { paths: ['/my-flats'], isSignedIn: false })

  expect(asked).toThrow('/my-flats is for people who are signed in: --state')
})
