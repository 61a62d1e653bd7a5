import { expect, test } from '@jest/globals'
import { ChunkError } from '@domizil/federation/loading'
import { canBeReloaded, RemoteLoadError, toLoadError } from './load-errors.ts'

const chunkLoadError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

test.each([
  [
    'a module that Chrome could not fetch',
    new TypeError('Failed to fetch dynamically imported module: x.js'),
    'chunk',
  ],
  [
    'a module that Firefox could not fetch',
    new TypeError('error loading dynamically imported module: x.js'),
    'chunk',
  ],
  ['a module that Safari could not fetch', new TypeError('Importing a module script failed.'), 'chunk'],
  ['a chunk of the bundler', chunkLoadError, 'chunk'],
  ['a style sheet', new Error('Loading CSS chunk 12 failed.'), 'style'],
  ['an entry', new Error('[ Federation Runtime ]: … #RUNTIME-008'), 'entry'],
  ['an import that hangs', new ChunkError('mf-search', 'did not come within 300 ms'), 'timeout'],
  [
    'an import that failed twice',
    new ChunkError('x', 'could not be loaded', { cause: chunkLoadError }),
    'chunk',
  ],
  ['code that throws', new ReferenceError('x is not defined'), 'execution'],
  ['something that is no error', 'oops', 'execution'],
])('the kind of a load error is recognised: %s', (_what, error, failure) => {
  expect(toLoadError('mf-search', error).failure).toBe(failure)
})

test('a failed load is worth a reload, an exception in the code is not', () => {
  expect(canBeReloaded(new RemoteLoadError('execution', ''))).toBe(false)
  expect(canBeReloaded(new RemoteLoadError('incompatible', ''))).toBe(false)
  expect(canBeReloaded(new RemoteLoadError('entry', ''))).toBe(true)
})
