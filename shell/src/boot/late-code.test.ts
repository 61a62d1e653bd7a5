// proves 14.12
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { preloadLateCode } from './late-code.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
})

/** A page that has just been parsed. */
function parsed(body: string): void {
  document.body.innerHTML = body
  preloadLateCode()
  document.dispatchEvent(new Event('readystatechange'))
}

const MAP = `<script type="importmap">{"integrity":{
  "/remotes/shell/1/a.js":"sha256-A",
  "/remotes/shell/1/b.js":"sha256-B",
  "/remotes/shell/1/d.js":"sha256-D",
  "/remotes/shell/1/e.js":"sha256-E",
  "/remotes/mf-x/1/c.js":"sha256-C"
}}</script>`
const CODE = `${MAP}<script type="application/json" id="late-code">[
  "/remotes/shell/1/a.js",
  "/remotes/shell/1/b.js",
  "/remotes/mf-x/1/c.js"
]</script>`
const MORE_CODE = CODE.replace(
  '"/remotes/mf-x/1/c.js"\n]',
  '"/remotes/shell/1/d.js","/remotes/shell/1/e.js","/remotes/mf-x/1/c.js"\n]',
)
const PICTURE = '<img fetchpriority="high" src="/1.webp">'
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
const preloaded = () => preloads().map((link) => link.href.slice(-4))
const arrive = (at: number) => preloads()[at]?.dispatchEvent(new Event('load'))

function addFont(): HTMLLinkElement {
  const font = document.createElement('link')
  font.rel = 'preload'
  font.setAttribute('as', 'font') // no property of it here
  document.head.append(font)
  return font
}

/** Runs what waits for promises. */
const settle = () => jest.advanceTimersByTimeAsync(0)

test('without a picture, the page’s code is preloaded at once with its hashes, the shell’s first', async () => {
  parsed(CODE)
  await settle()

  expect(preloaded()).toEqual(['a.js', 'b.js'])
  expect(preloads()[0]?.integrity).toBe('sha256-A')
})

test('a file without a hash in the import map is not preloaded, as it would not be checked', async () => {
  parsed(CODE.replace(',\n  "/remotes/shell/1/b.js":"sha256-B"', ''))
  await settle()

  expect(preloaded()).toEqual(['a.js', 'c.js'])
})

test('the app’s files are preloaded when one file of the shell remains', async () => {
  parsed(CODE)
  await settle()

  arrive(0)

  expect(preloaded()).toEqual(['a.js', 'b.js', 'c.js'])
})

test.each([
  [4.9, ['a.js', 'b.js']],
  [5, ['a.js', 'b.js', 'c.js']],
])('on a line of %s Mbit/s the page’s code begins with %j', async (downlink, first) => {
  Object.defineProperty(navigator, 'connection', { value: { downlink }, configurable: true })

  parsed(CODE)
  await settle()

  expect(preloaded()).toEqual(first)
})

test('on a line of 5 Mbit/s all of the page’s code is preloaded beside the first picture', async () => {
  Object.defineProperty(navigator, 'connection', { value: { downlink: 5 }, configurable: true })

  parsed(MORE_CODE + PICTURE)
  await settle()

  expect(preloaded()).toEqual(['a.js', 'b.js', 'd.js', 'e.js', 'c.js'])
})

test.each([
  ['an app', '"/remotes/mf-x/1/c.js"', ['a.js', 'b.js', 'c.js']],
  ['the shell', '"/remotes/shell/1/d.js"', []],
])('on a line of 5 Mbit/s a page of %s with the file %s has %j before the font', (_app, file, first) => {
  Object.defineProperty(navigator, 'connection', { value: { downlink: 5 }, configurable: true })
  addFont()

  parsed(CODE.replace('"/remotes/mf-x/1/c.js"\n]', `${file}\n]`))

  expect(preloaded()).toEqual(first)
})

test('while the first picture loads, three files are preloaded at a time', async () => {
  parsed(MORE_CODE + PICTURE)
  await settle()
  const atFirst = preloaded()

  arrive(1)

  expect([atFirst, preloaded()]).toEqual([
    ['a.js', 'b.js', 'd.js'],
    ['a.js', 'b.js', 'd.js', 'e.js'],
  ])
})

test.each([
  ['beside a picture', PICTURE, ['a.js', 'b.js', 'd.js']],
  ['without a picture', '', ['a.js', 'b.js', 'd.js', 'e.js']],
])('%s no code is preloaded before the font', async (_page, picture, first) => {
  const font = addFont()
  parsed(MORE_CODE + picture)
  await settle()
  expect(preloaded()).toEqual([])

  font.dispatchEvent(new Event('load'))
  await settle()

  expect(preloaded()).toEqual(first)
})

test.each(['load', 'error'])(
  'the remaining files are preloaded after the %s event of the first picture, once each',
  async (event) => {
    parsed(MORE_CODE + PICTURE)
    await settle()

    document.querySelector('img')?.dispatchEvent(new Event(event))
    jest.advanceTimersByTime(800)

    expect(preloaded()).toEqual(['a.js', 'b.js', 'd.js', 'e.js'])
  },
)

test('a picture that hangs delays the code by 800 ms at most', async () => {
  parsed(MORE_CODE + PICTURE)
  await settle()

  jest.advanceTimersByTime(799)
  expect(preloaded()).toEqual(['a.js', 'b.js', 'd.js'])
  jest.advanceTimersByTime(1)

  expect(preloaded()).toEqual(['a.js', 'b.js', 'd.js', 'e.js'])
})

test('a font that hangs delays the code by 800 ms at most', () => {
  addFont()
  parsed(MORE_CODE)

  jest.advanceTimersByTime(799)
  expect(preloaded()).toEqual([])
  jest.advanceTimersByTime(1)

  expect(preloaded()).toEqual(['a.js', 'b.js', 'd.js', 'e.js'])
})

test('a file that fails to load does not delay the others', async () => {
  parsed(CODE)
  await settle()

  preloads()[0]?.dispatchEvent(new Event('error'))

  expect(preloaded()).toEqual(['a.js', 'b.js', 'c.js'])
})

test('a page that was not server-rendered preloads no late code', () => {
  parsed(PICTURE)

  expect(preloaded()).toEqual([])
})
