// proves 16.6
import { expect, test } from '@jest/globals'
import { defineMail } from './define-mail.ts'
import { faultsOf } from './testing/faults-of.ts'
import { maybe, oneOf, text } from './value-kinds.ts'

let count = 0
function faultsIn(paragraph: string, subject = 'Hello') {
  const en = { title: 'A mail', subject, paragraphs: [paragraph, '{number}'], link: 'See' }
  const values = { number: maybe(text), state: oneOf('OPEN', 'DONE') }
  count += 1
  return faultsOf(defineMail(`FAULTS_${count}`, { values, texts: { en, de: en, es: en } }), 'en')
}

test.each([
  ['{state, select, OPEN {open: {number}} other {done}}', 'Hello', []],
  ['{state, select, OPEN {open} other {{nummer}}}', 'Hello', ['nummer is not known']],
  ['{state, select, GONE {gone} other {}}', 'Hello', ['state is never GONE']],
  [
    '{number, select, none {} other {{state, select, OPEN {} other {}}}}',
    'Hello',
    ['number is no code', 'number is never none'],
  ],
  ['{state}', 'Hello', ['the code of state is said']],
  ['Only {number}', 'Hello', ['state is not said']],
  ['{state, select, other {}}', 'About {number}', ['the subject may be without number']],
])('a mail with the text %s and the subject %s has the faults %j', (paragraph, subject, faults) => {
  expect(faultsIn(paragraph, subject)).toEqual(faults)
})

test('a message that is not valid ICU is a fault', () => {
  expect(faultsIn('{state, select, OPEN {open}').join()).toContain('in: {state, select, OPEN {open}')
})
