// proves 15.46
import { beforeEach, expect, test } from '@jest/globals'
import type { ShellApi } from '@domizil/shell-api'
import { FakeShell } from '@domizil/testing'
import { embeddedShell } from './embed-remote.ts'

let visitor: FakeShell
let embedded: ShellApi
const failures: unknown[] = []
const address = () => {
  const { pathname, search } = embedded.route.get().location
  return pathname + search
}

beforeEach(() => {
  visitor = new FakeShell().at('/design')
  embedded = embeddedShell(visitor, {
    path: '/search?q=Berlin',
    answers: (pathname) => pathname === '/search',
    onFail: (error) => failures.push(error),
  })
})

test('an embedded remote has a history of its own', () => {
  const seen = [address()]

  embedded.navigator.push('/search?q=Bonn')
  seen.push(address())
  embedded.navigator.replace({ search: '?q=Köln' })
  seen.push(address())
  embedded.navigator.go(-1)
  seen.push(address())

  expect(seen.map(decodeURI)).toEqual([
    '/search?q=Berlin',
    '/search?q=Bonn',
    '/search?q=Köln',
    '/search?q=Berlin',
  ])
  expect(visitor.address).toBe('/design')
})

test('a navigation after going back drops the later entries', () => {
  for (const city of ['A', 'B', 'C']) embedded.navigator.push(`/search?q=${city}`)
  embedded.navigator.go(-2)

  embedded.navigator.push('/search?q=D')
  embedded.navigator.go(1)

  expect(address()).toBe('/search?q=D')
})

test('a link to another app navigates the visitor’s page', () => {
  embedded.navigator.push('/flat/7')

  expect(visitor.address).toBe('/flat/7')
  expect(address()).toBe('/search?q=Berlin')
})

test('a failure of the embedded remote is reported for it alone', () => {
  const error = new Error('crashed')

  embedded.reportError(error, { remote: 'mf-search', version: '1.0.0', phase: 'render' })

  expect(failures).toEqual([error])
  expect(visitor.errors).toEqual([])
})
