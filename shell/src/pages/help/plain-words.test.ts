import { expect, test } from '@jest/globals'
import { createIntl } from 'react-intl'
import { plainWords } from './help-page.tsx'

test('a text is searched with its values inserted and without tags', () => {
  const intl = createIntl({
    locale: 'en',
    messages: { answer: '<p>{product} keeps</p><p><privacy>our <b>policy</b></privacy></p>' },
  })

  const words = plainWords(intl, 'answer', { product: 'Domizil' })

  expect(words.split(/\s+/).filter(Boolean)).toEqual(['Domizil', 'keeps', 'our', 'policy'])
})
