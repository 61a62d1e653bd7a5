// proves 14.5, 14.28
import { expect, test } from '@jest/globals'
import { drawnRemote } from './first-view.ts'

test('the server-rendered content of a remote is handed over for hydration', () => {
  document.body.innerHTML =
    '<div id="root" data-drawn="412"><div data-remote="mf-search"><div data-drawn="">Flats</div></div></div>'

  expect(drawnRemote()).toEqual({ name: 'mf-search', html: '' })
})

test('the skeleton of a frame is kept until the remote renders, without hydration', () => {
  document.body.innerHTML =
    '<div id="root" data-frame><div data-remote="mf-search"><div data-drawn="">Skeleton</div></div></div>'

  expect(drawnRemote()).toEqual({ name: 'mf-search', html: '<div data-frame="">Skeleton</div>' })
})

test.each(['<div id="root" data-frame><div data-remote="mf-search"></div></div>', '<div id="root"></div>'])(
  'without content in %s there is nothing to hydrate',
  (html) => {
    document.body.innerHTML = html

    expect(drawnRemote()).toBeUndefined()
  },
)
