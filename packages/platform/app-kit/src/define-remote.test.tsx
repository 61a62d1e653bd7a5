import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { RemoteModule, RemoteProps } from '@domizil/shell-api'
import { FakeShell } from '@domizil/testing'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { defineRemote } from './define-remote.tsx'
import { lazyChunk } from './lazy-chunk.tsx'

const Page = () => <h1>{useIntl().formatMessage({ id: 'title' })}</h1>
const texts = (): Promise<{ default: Record<string, string> }> =>
  Promise.resolve({ default: { title: 'The page' } })

/** A remote with one page, whose code `load` provides, and whose own texts `loadOwn`. */
function aRemote(load: () => Promise<ComponentType>, loadOwn = texts): RemoteModule {
  return defineRemote({
    name: 'mf-under-test',
    version: '1.0.0',
    routes: [{ path: '/', page: 'only' }],
    pages: { only: lazyChunk('page-only', load) },
    messages: { en: texts, de: texts, es: texts },
    pageMessages: { only: { en: loadOwn, de: loadOwn, es: loadOwn } },
  })
}

const props: RemoteProps = {
  name: 'mf-under-test-1',
  domElement: document.createElement('div'),
  shell: new FakeShell(),
}

/** Every state that the remote has rendered since it was mounted. */
const seen: string[] = []
const watch = new MutationObserver(() => void seen.push(props.domElement.innerHTML))

beforeEach(() => {
  // React renders asynchronously here, as in a browser, not within act().
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  seen.length = 0
  watch.observe(props.domElement, { childList: true, subtree: true, attributes: true })
})
afterEach(() => watch.disconnect())

test('a page whose code is loaded is shown at the first render, without a loading state', async () => {
  const { lifecycles } = aRemote(async () => Page)

  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)

  expect(props.domElement.textContent).toBe('The page')
  expect(seen.filter((html) => html.includes('aria-busy'))).toEqual([])
  await lifecycles.unmount(props)
})

test('a page whose code is still loading shows a loading state', async () => {
  const { lifecycles } = aRemote(() => new Promise(() => undefined))

  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)

  expect(props.domElement.innerHTML).toContain('aria-busy="true"')
  await lifecycles.unmount(props)
})

test('a page can use its own texts and those of its remote', async () => {
  const Both = () => {
    const intl = useIntl()
    return <p>{['title', 'own'].map((id) => intl.formatMessage({ id })).join(', ')}</p>
  }
  const { lifecycles } = aRemote(
    async () => Both,
    async () => ({ default: { own: 'and its own' } }),
  )

  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)

  expect(props.domElement.textContent).toBe('The page, and its own')
  expect(seen.filter((html) => html.includes('aria-busy'))).toEqual([])
  await lifecycles.unmount(props)
})
