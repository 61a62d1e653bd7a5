import { sql } from 'kysely'
import type { Database } from '../foundation/tables/index.ts'

/** Above this many flats new files for all tables and indexes cost less than deleting the rows. */
const MANY_FLATS = 100

/**
 * Reads from the catalogue of a database that is migrated and otherwise unused how to empty it: every table but those
 * that the migrations have filled. Without triggers and foreign keys, as every table is named: in no order, and the
 * audit log too, which refuses to forget.
 */
export async function clearingOf(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(db)
  const filled = tables.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`)
  const { rows: seeds } = await sql<{ name: string }>`${sql.raw(filled.join(' UNION ALL '))}`.execute(db)
  const emptied = tables.map(({ name }) => name).filter((name) => !seeds.some((seed) => seed.name === name))

  // A table without a file has not had a row yet: most have none in most tests.
  return `DO $$ DECLARE name regclass; BEGIN
    SET LOCAL session_replication_role = replica;
    IF (SELECT count(*) FROM flat) > ${MANY_FLATS} THEN
      TRUNCATE ${emptied.join(', ')};
    ELSE
      FOREACH name IN ARRAY '{${emptied.join(',')}}'::regclass[] LOOP
        IF pg_relation_size(name) > 0 THEN EXECUTE format('DELETE FROM %s', name); END IF;
      END LOOP;
    END IF;
  END $$`
}
