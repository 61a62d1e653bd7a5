import { expect, test } from '@jest/globals'
import { DEMO_SIGN_INS, demoPeople } from './people.ts'

const everybody = () => {
  const { landlords, tenants, admin } = demoPeople()
  return [...landlords, ...tenants, admin, DEMO_SIGN_INS.colleague]
}

test('the demo has sixty landlords, eighty tenants and one admin', () => {
  const { landlords, tenants, admin } = demoPeople()

  expect([landlords.length, tenants.length, admin.role]).toEqual([60, 80, 'ADMIN'])
})

test('the demo has the same people every time', () => {
  expect(everybody()).toEqual(everybody())
})

test('every e-mail address belongs to one person and to a domain that receives no mail', () => {
  const addresses = everybody().map(({ email }) => email)

  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^[a-z]+(\.[a-z]+|2)?@domizil\.example$/)
})

test('the demo sign-ins have addresses that are easy to remember', () => {
  const { landlords, tenants, admin } = demoPeople()

  const { colleague } = DEMO_SIGN_INS
  expect([tenants[0], landlords[0], admin, colleague]).toEqual(Object.values(DEMO_SIGN_INS))
  expect(Object.values(DEMO_SIGN_INS).map(({ email }) => email)).toEqual([
    'tenant@domizil.example',
    'landlord@domizil.example',
    'admin@domizil.example',
    'admin2@domizil.example',
  ])
})
