// proves 6.4, 22.71
import path from 'node:path'
import { openDatabase } from '@domizil/database'
import { beforeAll, expect, test } from '@jest/globals'
import { aFolder } from '../testing/launched.ts'
import { givenMarketplace } from '../testing/marketplace.ts'
import { nameAdmin, readAdminOptions } from './name-admin.ts'

const DATA_FOLDER = aFolder()
beforeAll(() => givenMarketplace(DATA_FOLDER))

/** Runs `npm run admin` with these words and settings, and resolves with what it says. */
async function run(args: string[], env: Record<string, string> = { DATA_FOLDER }): Promise<string> {
  const said: string[] = []
  await nameAdmin(readAdminOptions(args, env), (line) => said.push(line))
  return said.join('\n')
}

async function rolesOfAnna(): Promise<unknown> {
  const database = await openDatabase({ folder: path.join(DATA_FOLDER, 'postgres') })
  const { rows } = await database.pool.query('SELECT roles FROM identity_account')
  await database.close()
  return rows[0]?.roles
}

test('the command makes a registered person an administrator, and names who it is', async () => {
  expect(await run(['Anna@Example.com'])).toMatch(
    /^Anna Muñoz \(anna@example\.com, registered on \d{4}-\d\d-\d\d\) is an administrator from the next sign-in on\.$/,
  )
  expect(await rolesOfAnna()).toEqual(['domizil_admin'])
})

test('an unregistered address is refused with the advice to register first', async () => {
  await expect(run(['berta@example.com'])).rejects.toThrow(
    'Nobody has registered as berta@example.com: administrators register at http://localhost:8080 like everybody',
  )
})

test.each([[[]], [['anna']], [['anna@example.com', 'berta@example.com']]])(
  'the words %j are answered with the usage',
  async (args) => {
    await expect(run(args)).rejects.toThrow('npm run admin -- <e-mail address>')
  },
)

test('a folder without a database is refused and stays empty', async () => {
  await expect(run(['anna@example.com'], { DATA_FOLDER: aFolder() })).rejects.toThrow(
    'There is no database in',
  )
})

test('with Keycloak the command says where the role is given', async () => {
  await expect(
    run(['anna@example.com'], { DATA_FOLDER, IDENTITY_URL: 'http://keycloak:8080/auth' }),
  ).rejects.toThrow('give the role domizil_admin there')
})
