// proves 17.2
import { expect, test } from '@jest/globals'
import { isLine, isText, lineIn, toLine, toText } from './line.ts'

test.each([
  'Nice flat in Köln, 2 rooms & balcony (€ 900)',
  'Sunny 🌞 loft ❤️ 👩‍👩‍👧 👨🏽‍⚕️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🏳️‍🌈',
  'علی‌رضا',
  'ශ්‍රී ලංකා',
  'क्‍ष',
  '葛󠄀城',
  'شقة جميلة',
  'c/o Müller; 3º 2ª – Ático “A”',
  '',
])('%j is a valid single line', (text) => {
  expect([isLine(text), lineIn(text)]).toEqual([true, text])
})

test.each([
  ['two\nlines', 'two lines'],
  ['two\r\nlines', 'two lines'],
  ['two\u2028lines', 'two lines'],
  ['two\u0085lines', 'two lines'],
  ['a\ttab', 'a tab'],
  ['a\u0000b', 'a b'],
  ['a\u001b[31mb', 'a [31mb'],
  ['a\u202eb', 'ab'],
  ['a\u2066b\u2069c', 'abc'],
  ['a\u200fb', 'ab'],
  ['a\u200bb', 'ab'],
  ['a\u200db', 'ab'],
  ['a\u200cb', 'ab'],
  ['a\ufeffb', 'ab'],
  ['a\u00adb', 'ab'],
  ['a\u3164b', 'ab'],
  ['a\u2800b', 'ab'],
  ['a\ue000b', 'ab'],
  ['a\ud83cb', 'ab'],
  ['a\ufdd0b', 'ab'],
  ['a\ufe0fb', 'ab'],
  ['a\u{e0041}b', 'ab'],
  ['🌞\u200d', '🌞'],
])('%j is not a valid single line, and becomes %j', (text, rest) => {
  expect([isLine(text), lineIn(text)]).toEqual([false, rest])
})

test('a line is stored in NFC without surrounding blanks and controls', () => {
  expect(toLine(' \u200e\u202a+49 30 123456\u202c\n')).toBe('+49 30 123456')
  expect(toLine('Mu\u0308ller\u00a0')).toBe('Müller')
})

test('a multi-line text may contain line breaks and tabs, but no other control characters', () => {
  expect(isText('one\ntwo\tthree ❤️ علی‌رضا \u2067a\u2069')).toBe(true)
  expect(
    ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\u202e', '\u202d', '\ud83c', '\uffff'].filter(isText),
  ).toEqual([])
})

test('all line breaks of a text are normalised', () => {
  expect(toText('a\r\nb\rc\u000bd\u2028e\u2029f\u0085g\n\nu\u0308')).toBe('a\nb\nc\nd\ne\nf\ng\n\nü')
})
