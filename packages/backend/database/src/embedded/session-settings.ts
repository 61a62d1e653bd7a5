import type { PGlite } from '@electric-sql/pglite'

export interface Setting {
  name: string
  setting: string
}

/**
 * Reads the settings that a client has changed and resets the session; `restore` applies them when the client is
 * activated again. PostgreSQL does not list custom settings (`domizil.actor`): they are lost. Set them per
 * transaction.
 */
export async function snapshotSettings(engine: PGlite): Promise<Setting[]> {
  const { rows } = await engine.query<Setting>(
    "SELECT name, setting FROM pg_settings WHERE source = 'session'",
  )
  await engine.exec('RESET ALL')

  return rows
}

/** Applies the settings of a client to the session. */
export async function restore(engine: PGlite, settings: Setting[]): Promise<void> {
  for (const { name, setting } of settings) {
    await engine.query('SELECT set_config($1, $2, false)', [name, setting])
  }
}
