// proves 14.3
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { act, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { guardTranslatedText } from './translated-text.ts'

guardTranslatedText()

const WRAPPER: string = 'font'
const element = () => document.createElement(WRAPPER)

/** How translators change a text: all of them keep the words here, so that a page can be compared with itself. */
const TRANSLATORS = {
  replace: (text: Text) => text.replaceWith(wrapped(text)),
  nest: (text: Text) => {
    const outer = element()
    outer.append(wrapped(text))
    text.replaceWith(outer)
  },
  'insert before, then remove': (text: Text) => {
    text.before(wrapped(text))
    text.remove()
  },
  'insert behind, then remove': (text: Text) => {
    text.after(wrapped(text))
    text.remove()
  },
  'move into': (text: Text) => {
    const wrapper = element()
    text.replaceWith(wrapper)
    wrapper.append(text)
  },
  merge: (text: Text) => {
    const run = [text]
    while (run.at(-1)?.nextSibling instanceof Text) run.push(run.at(-1)?.nextSibling as Text)
    const wrapper = element()
    wrapper.textContent = run.map(({ data }) => data).join('')
    text.replaceWith(wrapper)
    for (const other of run.slice(1)) other.remove()
  },
  'move into one that is replaced': (text: Text) => {
    const first = element()
    text.replaceWith(first)
    first.append(text)
    const second = element()
    second.textContent = text.data
    first.replaceWith(second)
  },
  'replace twice': (text: Text) => {
    const first = wrapped(text)
    text.replaceWith(first)
    first.replaceWith(wrapped(text))
  },
}

function wrapped(text: Text): HTMLElement {
  const wrapper = element()
  wrapper.textContent = text.data
  return wrapper
}

function translate(page: Element, name: keyof typeof TRANSLATORS): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data && text.isConnected && !text.parentElement?.closest('font')) TRANSLATORS[name](text)
  }
}

type Part = { key: number; shape: 'text' | 'element' | 'both' | 'nothing'; words: string }

function draw({ key, shape, words }: Part): ReactNode {
  if (shape === 'nothing') return null
  if (shape === 'text') return <Fragment key={key}>{words}</Fragment>
  if (shape === 'element') return <b key={key}>{words}</b>
  return (
    <Fragment key={key}>
      {words} <i>{words}</i> {words}
    </Fragment>
  )
}

interface Shown {
  loose: string
  hasIcon: boolean
  parts: Part[]
}

/** All that React does with texts: it changes, adds, removes and moves them, beside others and beside elements. */
function Page({ loose, hasIcon, parts }: Shown) {
  return (
    <p>
      {hasIcon && <u>icon</u>}
      {[loose, ' flats ', loose]}
      {parts.map(draw)}
    </p>
  )
}

const words = fc.constantFrom('a', 'b', '1', '2', '')
const shape = fc.constantFrom<Part['shape']>('text', 'element', 'both', 'nothing')
const parts = fc.uniqueArray(fc.record({ key: fc.nat(4), shape, words }), { selector: ({ key }) => key })
const shown = fc.record<Shown>({ loose: words, hasIcon: fc.boolean(), parts })
const anyTranslator = fc.constantFrom(...(Object.keys(TRANSLATORS) as (keyof typeof TRANSLATORS)[]))
const turn = fc.record({ shown, translator: fc.option(anyTranslator), isSeen: fc.boolean() })

test('a page changed by a translator shows the same as an unchanged one, after any updates', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 6 }), async (turns) => {
      const page = document.body.appendChild(document.createElement('main'))
      const root = createRoot(page)
      const plain = document.createElement('main')

      for (const { shown: now, translator, isSeen } of turns) {
        await act(async () => root.render(<Page {...now} />))
        plain.innerHTML = renderToStaticMarkup(<Page {...now} />)
        expect(page.textContent).toBe(plain.textContent)
        if (translator) translate(page, translator)
        if (isSeen) await Promise.resolve()
      }
      await act(async () => root.unmount())
      expect(page.textContent).toBe('')
    }),
    { numRuns: 100 },
  )
})

test('removing a missing node is tolerated for text only', () => {
  const [page, elsewhere] = [document.createElement('p'), document.createElement('b')]

  expect(() => page.removeChild(elsewhere)).toThrow('child')
  expect(() => page.insertBefore(document.createElement('i'), elsewhere)).toThrow('child')
})

test('a page is marked as translated by a translator’s changes, not by React’s', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const isMarked = () => 'translated' in document.documentElement.dataset
  delete document.documentElement.dataset.translated
  await act(async () => root.render(<p>{'one'} two</p>))
  await act(async () =>
    root.render(
      <p>
        <b>one</b> two
      </p>,
    ),
  )
  expect(isMarked()).toBe(false)

  translate(page, 'replace')
  await Promise.resolve()

  expect(isMarked()).toBe(true)
})
