// proves 11.19
import { expect, test } from '@jest/globals'
import { isPublicAddress } from './fetch-calendar.ts'

test.each(['8.8.8.8', '2a00:1450:4001::1', '::ffff:8.8.8.8'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '203.0.113.5',
  '::',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '::7f00:1',
  '::10.0.0.1',
  '64:ff9b:1::7f00:1',
  'fec0::1',
  '4000::1',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '::ffff:a83f:8110',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  'nonsense',
  '',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
