// proves 11.9
import { expect, test } from '@jest/globals'
import { girocodeText } from './girocode.ts'

const TRANSFER = {
  holder: 'Otto Muster',
  iban: 'DE89370400440532013000',
  amountCents: 46_053,
  text: 'B-000123-2',
}
const bytesOf = (text: string) => Buffer.byteLength(text)

test('the code contains the lines of the EPC069-12 standard', () => {
  expect(girocodeText(TRANSFER).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Otto Muster',
    'DE89370400440532013000',
    'EUR460.53',
    '',
    '',
    'B-000123-2',
  ])
})

test('the code is limited in bytes, and only the payment text is shortened', () => {
  const text = girocodeText({ ...TRANSFER, holder: 'ß'.repeat(80), text: 'ü'.repeat(200) })

  expect(bytesOf(text)).toBeLessThanOrEqual(331)
  expect(bytesOf(text)).toBeGreaterThan(329)
  expect(text.split('\n')[5]).toBe('ß'.repeat(70))
})

test('a line break in a name or text adds no line to the code', () => {
  const lines = girocodeText({ ...TRANSFER, holder: 'Otto\nDE00', text: 'a\r\nb' }).split('\n')

  expect(lines).toHaveLength(11)
  expect(lines[5]).toBe('Otto DE00')
})
