// proves 15.31
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { defineRemote, lazyChunk } from '@domizil/app-kit'
import { type RemoteModule, type RemoteProps, SHELL_API_VERSION } from '@domizil/shell-api'
import { FakeShell } from '@domizil/testing'
import { waitFor } from '@testing-library/react'
import { createElement, useEffect } from 'react'
import { mountRemote } from './remote-mount.ts'

const MOUNTS = 100

/** A page that follows the window, as pages do. */
function Page() {
  useEffect(() => {
    const follow = () => undefined
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [])
  return createElement('p', null, 'The page')
}

const REMOTE = defineRemote({
  name: 'mf-under-test',
  version: '1.0.0',
  routes: [{ path: '/', page: 'only' }],
  pages: { only: lazyChunk('page-only', async () => Page) },
  messages: Object.fromEntries(
    ['en', 'de', 'es'].map((locale) => [locale, async () => ({ default: {} })]),
  ) as never,
})

let listeners: number
const targets = [window, document]
const real = targets.map(({ addEventListener, removeEventListener }) => ({
  addEventListener,
  removeEventListener,
}))

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  listeners = 0
  for (const target of targets) {
    const { addEventListener, removeEventListener } = target
    target.addEventListener = (...values: unknown[]) => {
      listeners += 1
      Reflect.apply(addEventListener, target, values)
    }
    target.removeEventListener = (...values: unknown[]) => {
      listeners -= 1
      Reflect.apply(removeEventListener, target, values)
    }
  }
})
afterEach(() => {
  for (const [at, target] of targets.entries()) Object.assign(target, real[at])
})

/** A shell that counts who follows it. */
function aCountedShell(): { shell: FakeShell; followers: () => number } {
  const shell = new FakeShell()
  let followers = 0
  for (const readable of [shell.route, shell.locale, shell.session, shell.consent, shell.favourites]) {
    const { subscribe } = readable
    Reflect.set(readable, 'subscribe', (run: () => void) => {
      followers += 1
      const end = subscribe(run)
      return () => {
        followers -= 1
        end()
      }
    })
  }
  return { shell, followers: () => followers }
}

test('a hundred mounts and unmounts leave no elements, listeners or subscriptions', async () => {
  const { shell, followers } = aCountedShell()
  const place = document.body.appendChild(document.createElement('div'))
  const visit = async () => {
    const mounted = await mountRemote(REMOTE, place, shell)
    // React follows the shell after the first drawing.
    await waitFor(() => expect(followers()).toBeGreaterThan(0), { interval: 1 })
    const seen = place.textContent
    await mounted.unmount()
    return seen
  }
  // The first one brings what stays: the page's code, React's own listeners of the document.
  await visit()
  const before = [document.querySelectorAll('*').length, listeners]

  for (let at = 0; at < MOUNTS; at += 1) {
    expect(await visit()).toBe('The page')
  }

  expect([document.querySelectorAll('*').length, listeners]).toEqual(before)
  expect(followers()).toBe(0)
  expect(place.childElementCount).toBe(0)
})

/** A remote that shows nothing, and the elements that it was given. */
function aRemote(mount: () => Promise<void> = async () => undefined) {
  const places: HTMLElement[] = []
  const lifecycles = {
    bootstrap: async () => undefined,
    mount: ({ domElement }: RemoteProps) => {
      places.push(domElement)
      return mount()
    },
    unmount: async () => undefined,
  }
  const remote: RemoteModule = {
    lifecycles,
    meta: { name: 'mf-plain', version: '1.0.0', shellApi: SHELL_API_VERSION },
  }
  return { remote, places }
}

test('a remote that fails to mount leaves no element', async () => {
  const place = document.createElement('div')
  const { remote } = aRemote(() => Promise.reject(new Error('no data')))

  await expect(mountRemote(remote, place, new FakeShell())).rejects.toThrow('no data')

  expect(place.childElementCount).toBe(0)
})

test('only the first mount on a page takes over the server-rendered content', async () => {
  await mountRemote(aRemote().remote, document.createElement('div'), new FakeShell())
  const place = document.createElement('div')
  const drawn = place.appendChild(document.createElement('div'))
  drawn.dataset['drawn'] = ''
  const { remote, places } = aRemote()

  await mountRemote(remote, place, new FakeShell())

  expect(places[0]).not.toBe(drawn)
  expect(places[0]?.parentElement).toBe(place)
})
