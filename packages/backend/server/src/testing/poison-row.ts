import { sql } from 'kysely'
import type { Database } from '../foundation/tables/index.ts'

/** Does some work while one row of a table cannot be written, as if a value in it fitted no column. */
export async function withPoisonedRow(
  db: Database,
  { table, column, value }: { table: string; column: string; value: string | number },
  work: () => Promise<unknown>,
): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'out of range' USING ERRCODE = '22003'; END $$`.execute(db)
  await sql`
    CREATE TRIGGER poison BEFORE INSERT OR UPDATE ON ${sql.table(table)}
    FOR EACH ROW WHEN (NEW.${sql.ref(column)} = ${sql.lit(value)}) EXECUTE FUNCTION refuse_row()`.execute(db)

  try {
    await work()
  } finally {
    await sql`DROP TRIGGER poison ON ${sql.table(table)}`.execute(db)
  }
}
