import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@domizil/database/testing'
import { ADMIN_ROLE, AUDIENCE, CLIENT_ID, createIdentity } from '@domizil/identity'
import { createServer, SERVER_MIGRATIONS } from '@domizil/server'

const log = { info: () => {}, warn: () => {}, error: () => {} }

export type Marketplace = Awaited<ReturnType<typeof openMarketplace>>

/**
 * Server and identity on one database without rows, composed as in `npm start`. With the storage of another one, pictures that are there
 * are not derived once more.
 */
export async function openMarketplace({ storage }: { storage?: string } = {}) {
  const { pool, close } = await openTestDatabase(SERVER_MIGRATIONS)
  const folder = await mkdtemp(join(tmpdir(), 'domizil-demo-'))
  const storageFolder = storage ?? join(folder, 'storage')
  const unusable = join(folder, 'a-file')
  await writeFile(unusable, '')

  const identity = await createIdentity({
    pool,
    publicUrl: 'http://localhost:8140',
    productName: 'Domizil',
    log,
  })
  const serverOn = (place: string) =>
    createServer({
      pool,
      identity: {
        issuer: identity.issuer,
        jwks: identity.jwks,
        audience: AUDIENCE,
        clientId: CLIENT_ID,
        adminRole: ADMIN_ROLE,
      },
      productName: 'Domizil',
      storage: { kind: 'disk', folder: place },
      // One key for all tests of a run: making one takes seconds.
      seal: { file: join(tmpdir(), 'seal.pem'), isMade: true },
      dataKey: Buffer.alloc(32, 7),
      flatReview: true,
      log,
    })
  const server = await serverOn(storageFolder)

  return {
    pool,
    accounts: identity.accounts,
    server,
    storageFolder,
    /** The same marketplace with a read-only disk. The caller has to close it: its jobs run meanwhile. */
    openServerWithoutDisk: () => serverOn(join(unusable, 'storage')),
    close: async () => {
      await Promise.all([server.close(), identity.close()])
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
