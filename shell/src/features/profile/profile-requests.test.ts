import { hasRequiredUserdata } from '@domizil/api'
import { FakeShell } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { createProfileRequests } from './profile-requests.ts'

function requests(missing: string[]) {
  const shell = new FakeShell().on(hasRequiredUserdata, () => ({ complete: missing.length === 0, missing }))
  return { shell, profile: createProfileRequests(shell.send) }
}

test('a user with complete details is not asked for any', async () => {
  const { shell, profile } = requests([])

  expect(await profile.complete('TENANT')).toBe(true)
  expect(profile.current.get()).toBeNull()
  expect(shell.answers.inputsOf(hasRequiredUserdata)).toEqual([{ query: { role: 'TENANT' } }])
})

test.each([true, false])('closing the details resolves the waiting form with %j', async (isComplete) => {
  const { profile } = requests(['phone'])
  const answer = new Promise((resolve) => {
    profile.current.subscribe(() => profile.current.get()?.close(isComplete))
    resolve(profile.complete('LANDLORD'))
  })

  expect(await answer).toBe(isComplete)
  expect(profile.current.get()).toBeNull()
})

test('a second form that asks for details cancels the first', async () => {
  const { profile } = requests(['phone'])
  const asked = new Promise<void>((resolve) => profile.current.subscribe(resolve))
  const first = profile.complete('TENANT')
  await asked

  profile.open()

  expect(await first).toBe(false)
  expect(profile.current.get()?.role).toBeUndefined()
})
