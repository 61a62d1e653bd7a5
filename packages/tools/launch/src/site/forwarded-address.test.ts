import { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { forwardedAddress } from './open-backend.ts'

const from = (header?: string) =>
  forwardedAddress({
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
    socket: new Socket(),
  })

test('the address is the one added by the nearest proxy, not the one claimed by the visitor', () => {
  expect(from('1.2.3.4, 203.0.113.7')).toBe('203.0.113.7')
})

test('without the header the address is that of the connection', () => {
  expect(from()).toBe('')
  expect(from('')).toBe('')
})
