import { afterEach, expect, test } from '@jest/globals'
import { findParts } from './find-parts.ts'

const { PATH } = process.env
afterEach(() => {
  process.env['PATH'] = PATH
})

test('where Java is missing one loud line says so, and that nothing was tried', async () => {
  process.env['PATH'] = ''

  const { missing } = await findParts('keycloak')

  expect(missing).toMatch(/^NO JAVA ON THIS MACHINE .*: nothing was tried on real parts$/)
})
