import { sql } from 'kysely'
import type { Database } from '../foundation/tables/index.ts'

interface Poisoned {
  table: string
  column: string
  value: string | number
}

/** Lets no row with this value be written, as if a value in it fitted no column. Gives back what ends that. */
export async function poisonRow(
  db: Database,
  { table, column, value }: Poisoned,
): Promise<() => Promise<void>> {
  await sql`
    CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'out of range' USING ERRCODE = '22003'; END $$`.execute(db)
  await sql`
    CREATE TRIGGER poison BEFORE INSERT OR UPDATE ON ${sql.table(table)}
    FOR EACH ROW WHEN (NEW.${sql.ref(column)} = ${sql.lit(value)}) EXECUTE FUNCTION refuse_row()`.execute(db)

  return async () => void (await sql`DROP TRIGGER poison ON ${sql.table(table)}`.execute(db))
}

/** Does some work while a row is poisoned. */
export async function withPoisonedRow(
  db: Database,
  poisoned: Poisoned,
  work: () => Promise<unknown>,
): Promise<void> {
  const heal = await poisonRow(db, poisoned)
  try {
    await work()
  } finally {
    await heal()
  }
}
