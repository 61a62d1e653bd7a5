import { randomUUID } from 'node:crypto'
import { openDatabase } from '@domizil/database'

/** Creates an empty database on the server of a connection URL; `drop` removes it. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const address = new URL(server)
  address.pathname = `/${name}`

  await runOn(server, `CREATE DATABASE ${name}`)
  return { url: address.href, drop: () => runOn(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function runOn(url: string, text: string): Promise<void> {
  const { pool, close } = await openDatabase({ url })
  try {
    await pool.query(text)
  } finally {
    await close()
  }
}
