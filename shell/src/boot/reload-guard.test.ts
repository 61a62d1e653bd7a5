// proves 2.98, D8.3
import { beforeEach, expect, test } from '@jest/globals'
import { createReloadGuard, type ReloadGuardEnv } from './reload-guard.ts'

let reloads = 0
let storage: Storage
beforeEach(() => {
  reloads = 0
  sessionStorage.clear()
  storage = sessionStorage
})

/** The guard of one document; a reload creates the next one. */
function aGuard(surroundings: Partial<ReloadGuardEnv> = {}) {
  return createReloadGuard({
    storage,
    navigationType: 'navigate',
    isOnline: () => true,
    reload: () => (reloads += 1),
    ...surroundings,
  })
}

test('the first failure of a part reloads the page', () => {
  expect(aGuard().fail('mf-search@1.0.0', 'lifecycles')).toBe('reloading')
  expect(reloads).toBe(1)
})

test('several failures on one page reload it once', () => {
  const guard = aGuard()
  guard.fail('mf-search@1.0.0', 'lifecycles')
  guard.fail('mf-search@1.0.0', 'style')
  guard.fail('mf-flat@1.0.0', 'lifecycles')

  expect(reloads).toBe(1)
})

test('an app that fails again after the reload is given up, whichever of its files fails', () => {
  aGuard().fail('mf-search@1.0.0', 'lifecycles')

  expect(aGuard().fail('mf-search@1.0.0', 'style')).toBe('gave-up')
  expect(reloads).toBe(1)
})

test('an app that started in between gets another reload', () => {
  aGuard().fail('mf-search@1.0.0', 'lifecycles')
  aGuard().healthy('mf-search@1.0.0', 'start')

  expect(aGuard().fail('mf-search@1.0.0', 'lifecycles')).toBe('reloading')
})

test('a late success during the reload does not reset the app’s mark', () => {
  const guard = aGuard()
  guard.fail('shell@1.0.0', 'timeout')

  guard.healthy('shell@1.0.0', 'start')

  expect(aGuard().fail('shell@1.0.0', 'timeout')).toBe('gave-up')
})

test('another app that fails right after a reload is given up, as nothing has started yet', () => {
  aGuard().fail('shell@1.0.0', 'timeout')

  expect(aGuard().fail('registry', 'registry')).toBe('gave-up')
})

test('an app that fails after the shell has started gets its own reload', () => {
  aGuard().fail('shell@1.0.0', 'timeout')
  const next = aGuard()
  next.healthy('shell@1.0.0', 'start')

  expect(next.fail('mf-search@1.0.0', 'lifecycles')).toBe('reloading')
})

test('a loaded chunk does not count as a start', () => {
  aGuard().fail('shell@1.0.0', 'timeout')
  const next = aGuard()
  next.healthy('shell@1.0.0', 'chunk:page-home')

  expect(next.fail('registry', 'registry')).toBe('gave-up')
})

test('another version of an app gets its own reload', () => {
  aGuard().fail('mf-search@1.0.0', 'lifecycles')
  aGuard().healthy('shell@1.0.0', 'start')

  expect(aGuard().fail('mf-search@1.1.0', 'lifecycles')).toBe('reloading')
})

test('a start does not reset the mark of a failed chunk, so that the page cannot loop', () => {
  aGuard().fail('mf-search@1.0.0', 'chunk:map')
  const next = aGuard()
  next.healthy('mf-search@1.0.0', 'start')

  expect(next.fail('mf-search@1.0.0', 'chunk:map')).toBe('gave-up')
})

test('a chunk that loaded in the end can cause another reload', () => {
  aGuard().fail('mf-search@1.0.0', 'chunk:map')
  const next = aGuard()
  next.healthy('shell@1.0.0', 'start')
  next.healthy('mf-search@1.0.0', 'chunk:map')

  expect(aGuard().fail('mf-search@1.0.0', 'chunk:map')).toBe('reloading')
})

test('without storage the page is reloaded once, detected by the type of navigation', () => {
  expect(aGuard({ storage: null }).fail('mf-search@1.0.0', 'lifecycles')).toBe('reloading')
  expect(aGuard({ storage: null, navigationType: 'reload' }).fail('mf-search@1.0.0', 'lifecycles')).toBe(
    'gave-up',
  )
})

test('a full storage is treated like no storage', () => {
  const full: ReloadGuardEnv['storage'] = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }

  expect(aGuard({ storage: full, navigationType: 'reload' }).fail('mf-search@1.0.0', 'lifecycles')).toBe(
    'gave-up',
  )
})

test('offline, the page is not reloaded; back online, it is', () => {
  let isOnline = false
  const guard = aGuard({ isOnline: () => isOnline })

  const offline = guard.fail('mf-search@1.0.0', 'chunk:filters')
  isOnline = true
  const online = guard.fail('mf-search@1.0.0', 'chunk:filters')

  expect([offline, online, reloads]).toEqual(['gave-up', 'reloading', 1])
})
