// proves 3.32, 3.35, 4.11, 4.13
import { beforeEach, expect, test } from '@jest/globals'
import { createConsent } from './consent.ts'

beforeEach(() => localStorage.clear())

test('cookies are not allowed before somebody says so', () => {
  const consent = createConsent()

  expect(consent.hasCookiePermissions.get()).toBe(false)
  expect(consent.isAsking.get()).toBe(true)
})

test('accepting is remembered', () => {
  createConsent().choose('accepted')

  const next = createConsent()

  expect([next.hasCookiePermissions.get(), next.isAsking.get()]).toEqual([true, false])
})

test('declining leaves the permission off and is not asked again', () => {
  createConsent().choose('declined')

  const next = createConsent()

  expect([next.hasCookiePermissions.get(), next.isAsking.get()]).toEqual([false, false])
})

test('declining what was accepted takes the permission away at once', () => {
  const consent = createConsent()
  consent.choose('accepted')

  consent.choose('declined')

  expect(consent.hasCookiePermissions.get()).toBe(false)
})

test('asking again keeps the present choice until another is made', () => {
  const consent = createConsent()
  consent.choose('accepted')

  consent.askAgain()

  expect([consent.isAsking.get(), consent.hasCookiePermissions.get()]).toEqual([true, true])
})
