import { expect, test } from '@jest/globals'
import { findParts } from './find-parts.ts'

test('where Java is missing one loud line says so, and that nothing was tried', async () => {
  const { missing } = await findParts('keycloak', { PATH: '' })

  expect(missing).toMatch(/^NO JAVA ON THIS MACHINE .*: nothing was tried on real parts$/)
})
