// proves 21.91
import { beforeEach, expect, test } from '@jest/globals'
import { settable } from '@domizil/app-kit/readable'
import type { Session } from '@domizil/shell-api'
import { watchRestoredPages } from './restored-pages.ts'

const session = settable<Session>({ status: 'loading' })
let calls: string[]

watchRestoredPages({ session, start: async () => void calls.push('check') }, () => calls.push('reload'))

beforeEach(() => {
  calls = []
  document.documentElement.hidden = false
})

const leave = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

test.each<Session>([{ status: 'authenticated', user: { id: 'anna' } as never }, { status: 'loading' }])(
  'a page with account data is hidden on leaving, and reloaded when restored: $status',
  (state) => {
    session.set(state)

    leave(true)
    const isHidden = document.documentElement.hidden
    comeBack(true)

    expect([isHidden, calls]).toEqual([true, ['reload']])
  },
)

test('a restored public page stays visible, and checks the session', () => {
  session.set({ status: 'anonymous' })

  leave(true)
  comeBack(true)

  expect([document.documentElement.hidden, calls]).toEqual([false, ['check']])
})

test('a page that the browser does not cache is not changed', () => {
  session.set({ status: 'authenticated', user: { id: 'anna' } as never })

  leave(false)
  comeBack(false)

  expect([document.documentElement.hidden, calls]).toEqual([false, []])
})
