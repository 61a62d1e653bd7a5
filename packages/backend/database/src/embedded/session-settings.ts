import type { PGlite } from '@electric-sql/pglite'

export interface Setting {
  name: string
  setting: string
}

/**
 * Takes the settings that a client has made out of the session, and gives them back for the client's next turn.
 * PostgreSQL does not list those with names of our own (`domizil.actor`): they are gone. Set them for a transaction.
 */
export async function putAside(engine: PGlite): Promise<Setting[]> {
  const { rows } = await engine.query<Setting>(
    "SELECT name, setting FROM pg_settings WHERE source = 'session'",
  )
  await engine.exec('RESET ALL')

  return rows
}

/** Makes the settings of a client those of the session. */
export async function restore(engine: PGlite, settings: Setting[]): Promise<void> {
  for (const { name, setting } of settings) {
    await engine.query('SELECT set_config($1, $2, false)', [name, setting])
  }
}
