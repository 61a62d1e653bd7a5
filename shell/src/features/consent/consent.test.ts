// proves 3.32, 3.35, 4.11, 4.13
import { beforeEach, expect, test } from '@jest/globals'
import { createConsent } from './consent.ts'

beforeEach(() => localStorage.clear())

test('before a choice cookies are not allowed, and the banner asks', () => {
  const consent = createConsent()

  expect(consent.hasCookiePermissions.get()).toBe(false)
  expect(consent.isAsking.get()).toBe(true)
})

test('an accepted choice is remembered', () => {
  createConsent().choose('accepted')

  const next = createConsent()

  expect([next.hasCookiePermissions.get(), next.isAsking.get()]).toEqual([true, false])
})

test('declining is remembered, and the banner does not ask again', () => {
  createConsent().choose('declined')

  const next = createConsent()

  expect([next.hasCookiePermissions.get(), next.isAsking.get()]).toEqual([false, false])
})

test('declining after accepting withdraws the consent at once', () => {
  const consent = createConsent()
  consent.choose('accepted')

  consent.choose('declined')

  expect(consent.hasCookiePermissions.get()).toBe(false)
})

test('reopening the banner keeps the current choice until a new one is made', () => {
  const consent = createConsent()
  consent.choose('accepted')

  consent.askAgain()

  expect([consent.isAsking.get(), consent.hasCookiePermissions.get()]).toEqual([true, true])
})
