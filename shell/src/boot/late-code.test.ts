// proves 14.12
import { afterEach, expect, test } from '@jest/globals'
import { preloadLateCode } from './late-code.ts'

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
})

const FILES = ['shell/1/a.js', 'shell/1/b.js', 'shell/1/c.js', 'mf-x/1/d.js', 'mf-x/1/e.js']

/** A page of these files that has just been parsed, its import map with the hashes of some. */
function parsed(files: readonly string[], hashed = files): void {
  const urls = files.map((file) => `/remotes/${file}`)
  const integrity = Object.fromEntries(hashed.map((file) => [`/remotes/${file}`, `sha256-${file}`]))
  document.body.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>
    <script type="application/json" id="late-code">${JSON.stringify(urls)}</script>`
  preloadLateCode()
  document.dispatchEvent(new Event('readystatechange'))
}

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
const preloaded = () => preloads().map((link) => link.href.slice(-4))

test('the shell’s files are preloaded with their hashes as soon as the page is parsed', () => {
  parsed(FILES)

  expect(preloads().map(({ href, integrity }) => [href.slice(-4), integrity])).toEqual([
    ['a.js', 'sha256-shell/1/a.js'],
    ['b.js', 'sha256-shell/1/b.js'],
    ['c.js', 'sha256-shell/1/c.js'],
  ])
})

test('a file without a hash in the import map is not preloaded, as it would not be checked', () => {
  parsed(['shell/1/a.js', 'shell/1/b.js'], ['shell/1/a.js'])

  expect(preloaded()).toEqual(['a.js'])
})

test.each([
  [1, ['a.js', 'b.js', 'c.js']],
  [2, ['a.js', 'b.js', 'c.js', 'd.js', 'e.js']],
  [3, ['a.js', 'b.js', 'c.js', 'd.js', 'e.js']],
])('after %i of the shell’s three files the page’s code is %j', (arrived, code) => {
  parsed(FILES)

  for (const link of preloads().slice(0, arrived)) link.dispatchEvent(new Event('load'))

  expect(preloaded()).toEqual(code)
})

test('a file that fails to load does not delay the others', () => {
  parsed(['shell/1/a.js', 'shell/1/b.js', 'mf-x/1/c.js'])

  preloads()[0]?.dispatchEvent(new Event('error'))

  expect(preloaded()).toEqual(['a.js', 'b.js', 'c.js'])
})

test.each([
  [4.9, ['a.js', 'b.js', 'c.js']],
  [5, ['a.js', 'b.js', 'c.js', 'd.js', 'e.js']],
])('on a line of %s Mbit/s the page’s code begins with %j', (downlink, first) => {
  Object.defineProperty(navigator, 'connection', { value: { downlink }, configurable: true })

  parsed(FILES)

  expect(preloaded()).toEqual(first)
})

test('a page that was not server-rendered preloads no late code', () => {
  document.body.innerHTML = '<p>A frame</p>'
  preloadLateCode()

  document.dispatchEvent(new Event('readystatechange'))

  expect(preloaded()).toEqual([])
})
