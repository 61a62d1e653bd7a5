import { expect, test } from '@jest/globals'
import { html, verbatim } from './html.ts'

test('values are escaped in text and in attributes', () => {
  const value = `<script>"it's" & more</script>`

  expect(html`<a title="${value}">${value}</a>`.text).not.toMatch(/<script|"it|it's| & /)
})

test('nested templates and verbatim markup are not escaped, also in lists', () => {
  const items = ['one', '<two>'].map((item) => html`<li>${item}</li>`)

  expect(html`<ul>${items}</ul>${verbatim('<hr>')}`.text).toBe(
    '<ul><li>one</li><li>&#60;two&#62;</li></ul><hr>',
  )
})

test('false, null and undefined leave nothing in the page', () => {
  expect(html`[${false}${null}${undefined}${''}]`.text).toBe('[]')
})
