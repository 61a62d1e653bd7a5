import type pg from 'pg'

/**
 * Lends the connections of a pool to several users, each of which says, whenever it takes one, whether it may only read.
 * All users of the pool have to be lent to in this way.
 */
export function lendPool(pool: pg.Pool): (isReadOnly: () => boolean) => pg.Pool {
  const modes = new WeakMap<pg.PoolClient, boolean>()

  async function connect(mode: boolean): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if ((modes.get(client) ?? false) !== mode) {
      modes.set(client, mode)
      await client.query(`SET default_transaction_read_only = ${mode ? 'on' : 'off'}`)
    }
    return client
  }

  // Kysely takes a client and gives it back; it uses nothing else of a pool.
  return (isReadOnly) =>
    Object.assign(Object.create(pool) as pg.Pool, { connect: () => connect(isReadOnly()) })
}
