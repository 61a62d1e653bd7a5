import { expect, test } from '@jest/globals'
import { escapeHtml, scriptJson } from './escape.ts'

test('escaped text can close neither an element nor an attribute', () => {
  expect(escapeHtml(`<b class="x" id='y'>&</b>`)).toBe(
    '&lt;b class=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/b&gt;',
  )
})

test('JSON in a script element cannot close it, and is read back unchanged', () => {
  const value = { '</script>': '<!--<script>' }

  expect(scriptJson(value)).not.toContain('<')
  expect(JSON.parse(scriptJson(value))).toEqual(value)
})
