import {
  type Database,
  migrate,
  type MigrationFolder,
  renameToBaseline,
  type Snapshot,
} from '@domizil/database'
import { DEMO_MIGRATIONS } from '@domizil/demo'
import { IDENTITY_MIGRATIONS } from '@domizil/identity'
import { SERVER_MIGRATIONS } from '@domizil/server'

/** Everyone who has tables. */
export const OWNERS = [IDENTITY_MIGRATIONS, SERVER_MIGRATIONS, DEMO_MIGRATIONS]

/** Makes the tables of a snapshot with the migrations that made them. A newer version starts on them as on its older tables. */
export async function makeTables({ pool }: Database, snapshot: Snapshot): Promise<void> {
  for (const folder of ownersOf(snapshot))
    await migrate(pool, { ...folder, only: snapshot.migrations[folder.owner] ?? [] })
}

/** Whose tables a snapshot has: with Keycloak none of the embedded provider, and not everybody has loaded the demo. */
export function ownersOf({ migrations, tables }: Snapshot): MigrationFolder[] {
  return OWNERS.filter(
    ({ owner }) =>
      migrations[owner] !== undefined &&
      (owner !== IDENTITY_MIGRATIONS.owner || tables.some(({ name }) => name.startsWith('identity_'))),
  )
}

/** The migrations of a database or backup as this version names them. */
export async function namesOfThisVersion(
  migrations: Snapshot['migrations'],
): Promise<Snapshot['migrations']> {
  const names = { ...migrations }
  for (const folder of OWNERS) {
    const applied = migrations[folder.owner]
    if (applied) names[folder.owner] = await renameToBaseline(folder, applied)
  }
  return names
}
