import { expect, test } from '@jest/globals'
import { findParts } from './find-parts.ts'

test('without Java one warning says that nothing was tried', async () => {
  const { missing } = await findParts('keycloak', { PATH: '' })

  expect(missing).toMatch(/^NO JAVA ON THIS MACHINE .*: nothing was tried on real parts$/)
})
