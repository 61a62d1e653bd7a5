import { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { forwardedAddress } from './forwarded-address.ts'

const from = (header?: string) =>
  forwardedAddress({
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
    socket: new Socket(),
  })

test('what the nearest proxy has written counts, not what the visitor claims', () => {
  expect(from('1.2.3.4, 203.0.113.7')).toBe('203.0.113.7')
})

test('without the header it is the other end of the connection', () => {
  expect(from()).toBe('')
  expect(from('')).toBe('')
})
