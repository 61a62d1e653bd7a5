// proves 14.5, 14.28
import { expect, test } from '@jest/globals'
import { drawnRemote } from './first-view.ts'

test('the first view of a remote is hydrated where it stands', () => {
  document.body.innerHTML =
    '<div id="root" data-drawn="412"><div data-remote="mf-search"><div data-drawn="">Flats</div></div></div>'

  expect(drawnRemote()).toEqual({ name: 'mf-search', html: '' })
})

test('the skeleton in the frame of a page stays until the remote renders, which does not hydrate it', () => {
  document.body.innerHTML =
    '<div id="root" data-frame><div data-remote="mf-search"><div data-drawn="">Skeleton</div></div></div>'

  expect(drawnRemote()).toEqual({ name: 'mf-search', html: '<div data-frame="">Skeleton</div>' })
})

test.each(['<div id="root" data-frame><div data-remote="mf-search"></div></div>', '<div id="root"></div>'])(
  'in %s no remote has drawn',
  (html) => {
    document.body.innerHTML = html

    expect(drawnRemote()).toBeUndefined()
  },
)
