import { expect, test } from '@jest/globals'
import { DEMO_SIGN_INS, demoPeople } from './people.ts'

const everybody = () => {
  const { landlords, tenants, admin } = demoPeople()
  return [...landlords, ...tenants, admin]
}

test('sixty landlords, eighty tenants and one admin live in the demo', () => {
  const { landlords, tenants, admin } = demoPeople()

  expect([landlords.length, tenants.length, admin.role]).toEqual([60, 80, 'ADMIN'])
})

test('the demo knows the same people every time', () => {
  expect(everybody()).toEqual(everybody())
})

test('every e-mail address belongs to one person and cannot leave the demo', () => {
  const addresses = everybody().map(({ email }) => email)

  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^[a-z]+(\.[a-z]+)?@domizil\.example$/)
})

test('the people to sign in as have addresses one can remember', () => {
  const { landlords, tenants, admin } = demoPeople()

  expect([tenants[0], landlords[0], admin]).toEqual(Object.values(DEMO_SIGN_INS))
  expect(Object.values(DEMO_SIGN_INS).map(({ email }) => email)).toEqual([
    'tenant@domizil.example',
    'landlord@domizil.example',
    'admin@domizil.example',
  ])
})
