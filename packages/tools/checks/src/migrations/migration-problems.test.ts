// proves 18.23
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import {
  type AlterTableCmd,
  type AlterTableStmt,
  type ColumnDef,
  type Constraint,
  parse,
  type ParseResult,
} from 'libpg-query'

const BACKEND = join(import.meta.dirname, '../../../../backend')

test.each([
  'CREATE INDEX flat_city_idx ON flat (city)',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_city_idx ON flat (city)',
  '-- migration: concurrent\nCREATE INDEX CONCURRENTLY flat_city_idx ON flat (city)',
  '-- migration: concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a ON flat (a); SELECT 1',
  'DROP INDEX flat_city_idx',
  'DROP TABLE flat',
  'DROP FUNCTION fold_text',
  'TRUNCATE flat',
  'ALTER TABLE flat DROP COLUMN city',
  'ALTER TABLE flat RENAME COLUMN city TO town',
  'ALTER TABLE flat RENAME TO home',
  'ALTER TABLE flat ALTER COLUMN city TYPE varchar(90)',
  'ALTER TABLE flat ALTER COLUMN city SET NOT NULL',
  'ALTER TABLE flat ADD COLUMN city text NOT NULL',
  'ALTER TABLE flat ADD COLUMN secret text DEFAULT gen_random_uuid()::text',
  'ALTER TABLE flat ADD COLUMN number int GENERATED ALWAYS AS IDENTITY',
  'ALTER TABLE flat ADD COLUMN owner text REFERENCES app_user (id)',
  "ALTER TABLE flat ADD CONSTRAINT flat_city_is_named CHECK (city <> '')",
  'ALTER TABLE flat ADD CONSTRAINT flat_owner_fkey FOREIGN KEY (owner) REFERENCES app_user (id)',
  'ALTER TABLE flat ADD CONSTRAINT flat_city_key UNIQUE (city)',
  'ALTER TABLE flat ADD CONSTRAINT flat_days EXCLUDE USING gist (days WITH &&)',
  "ALTER TABLE flat ADD CONSTRAINT a CHECK (city <> '') NOT VALID; ALTER TABLE flat VALIDATE CONSTRAINT a",
  "ALTER TABLE flat ADD COLUMN town text; UPDATE flat SET town = city WHERE city <> ''",
  'LOCK TABLE flat',
])('the migration “%s” is reported as blocking or unsafe', async (text) => {
  expect(await migrationProblems(text)).toHaveLength(1)
})

test.each([
  'CREATE TABLE room (id int, flat_id int REFERENCES flat (id)); CREATE INDEX room_flat_idx ON room (flat_id)',
  'CREATE TABLE room (id int); ALTER TABLE room ADD CONSTRAINT room_pkey PRIMARY KEY (id)',
  '-- migration: concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS flat_city_idx ON flat (city)',
  '-- migration: concurrent\nDROP INDEX CONCURRENTLY IF EXISTS flat_city_idx',
  '-- migration: contracts after 0210\nALTER TABLE flat DROP COLUMN city',
  "ALTER TABLE flat ADD COLUMN city text NOT NULL DEFAULT ''",
  'ALTER TABLE flat ADD COLUMN added_at timestamptz NOT NULL DEFAULT now()',
  "ALTER TABLE flat ADD CONSTRAINT flat_city_is_named CHECK (city <> '') NOT VALID",
  'ALTER TABLE flat VALIDATE CONSTRAINT flat_city_is_named',
  'ALTER TABLE flat ADD CONSTRAINT flat_city_key UNIQUE USING INDEX flat_city_idx',
  'ALTER TABLE flat ALTER COLUMN city SET NOT NULL, DROP CONSTRAINT flat_city_is_set',
  "UPDATE flat SET town = city WHERE city <> ''",
])('the migration “%s” is accepted', async (text) => {
  expect(await migrationProblems(text)).toEqual([])
})

test.each(['server', 'identity', 'demo'])('no migration of %s blocks the site', async (part) => {
  const folder = join(BACKEND, part, 'migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const problems = await Promise.all(
    files.map(async (name) => [name, await migrationProblems(readFileSync(join(folder, name), 'utf8'))]),
  )

  expect(files.length).toBeGreaterThan(0)
  expect(problems.filter(([, found = []]) => found.length > 0)).toEqual([])
})

type Statement = NonNullable<NonNullable<ParseResult['stmts']>[number]['stmt']>

const CONTRACTED = new Set(['OBJECT_TABLE', 'OBJECT_FUNCTION', 'OBJECT_VIEW', 'OBJECT_TYPE'])

/** The same value for all rows: stored once, not in each row. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'current_setting'])

/** What the rules know of the file that a statement stands in. */
interface MigrationFile {
  isConcurrent: boolean
  isContract: boolean
  /** Whether the table is made by the same file: nothing can be waiting for it. */
  isNew: (table: string | undefined) => boolean
  countStatements: number
}

/** What the version before still uses may go only with the version after. */
const CONTRACT =
  'What the version before uses is dropped by a later one, marked "-- migration: contracts after NNNN".'

/**
 * What in a migration would stop reads or writes of a running site, or break the version before it: the rules of
 * docs/migrations.md.
 */
async function migrationProblems(text: string): Promise<string[]> {
  const { stmts = [] } = await parse(text)
  const statements = stmts.flatMap(({ stmt }) => stmt ?? [])
  const made = new Set(statements.flatMap((statement) => tablesMadeBy(statement)))
  const file: MigrationFile = {
    isConcurrent: /^-- migration: concurrent$/m.test(text),
    isContract: /^-- migration: contracts after \d{4}$/m.test(text),
    isNew: (table) => table !== undefined && made.has(table),
    countStatements: statements.length,
  }

  return [
    ...problemsOfFile(file),
    ...statements.flatMap((statement) => problemsOf(statement, file)),
    ...mixed(statements, file),
  ]
}

function tablesMadeBy(statement: Statement): string[] {
  if ('CreateStmt' in statement) return [statement.CreateStmt.relation?.relname ?? []].flat()
  if ('CreateTableAsStmt' in statement) return [statement.CreateTableAsStmt.into?.rel?.relname ?? []].flat()
  return []
}

function problemsOfFile({ isConcurrent, countStatements }: MigrationFile): string[] {
  return isConcurrent && countStatements !== 1
    ? ['A concurrent migration has one statement: several are one transaction again.']
    : []
}

function problemsOf(statement: Statement, file: MigrationFile): string[] {
  if ('IndexStmt' in statement) {
    const { concurrent = false, if_not_exists: isRepeatable = false, relation } = statement.IndexStmt
    return problemsOfIndex({ concurrent, isRepeatable, isNew: file.isNew(relation?.relname) }, file)
  }
  if ('DropStmt' in statement) {
    const { concurrent = false, missing_ok: isRepeatable = false, removeType = '' } = statement.DropStmt
    if (removeType === 'OBJECT_INDEX')
      return problemsOfIndex({ concurrent, isRepeatable, isNew: false }, file)
    return CONTRACTED.has(removeType) && !file.isContract ? [CONTRACT] : []
  }
  if ('AlterTableStmt' in statement) return problemsOfAlter(statement.AlterTableStmt, file)
  if ('RenameStmt' in statement && !file.isNew(statement.RenameStmt.relation?.relname)) return [RENAME]
  if ('TruncateStmt' in statement && !file.isContract) return [CONTRACT]
  if ('VacuumStmt' in statement || 'ReindexStmt' in statement || 'LockStmt' in statement) return [UPKEEP]
  return []
}

function problemsOfIndex(
  { concurrent, isRepeatable, isNew }: { concurrent: boolean; isRepeatable: boolean; isNew: boolean },
  { isConcurrent }: MigrationFile,
): string[] {
  if (!concurrent) {
    return isNew
      ? []
      : ['An index of an existing table is built, and dropped, CONCURRENTLY: else writes wait for it.']
  }
  return [
    ...(isConcurrent ? [] : ['CONCURRENTLY needs the mark "-- migration: concurrent".']),
    ...(isRepeatable ? [] : ['A concurrent migration can be repeated: IF NOT EXISTS, IF EXISTS.']),
  ]
}

/** A change of rows keeps the locks of the change of the table before it. */
function mixed(statements: readonly Statement[], { isNew }: MigrationFile): string[] {
  const alters = statements.some(
    (statement) => 'AlterTableStmt' in statement && !isNew(statement.AlterTableStmt.relation?.relname),
  )
  const changesRows = statements.some((statement) => {
    if ('UpdateStmt' in statement) return !isNew(statement.UpdateStmt.relation?.relname)
    if ('DeleteStmt' in statement) return !isNew(statement.DeleteStmt.relation?.relname)
    return false
  })

  return alters && changesRows
    ? [
        'Rows of existing tables are changed in a migration after the one that alters a table: the lock would last as long.',
      ]
    : []
}

const RENAME =
  'A renamed table or column is gone for the version before: add the new one, fill it, and drop the old one later.'

const UPKEEP = 'A migration neither locks tables nor does their upkeep.'

/** What of a change of a table would hold its lock for long, or break the version before. */
function problemsOfAlter({ relation, cmds = [] }: AlterTableStmt, file: MigrationFile): string[] {
  if (file.isNew(relation?.relname)) return []
  const commands = cmds.flatMap((command) => ('AlterTableCmd' in command ? command.AlterTableCmd : []))
  const isSwap = commands.some(({ subtype }) => subtype === 'AT_DropConstraint')

  return commands.flatMap((command) => problemsOfCommand(command, { ...file, isSwap }))
}

function problemsOfCommand(
  { subtype, def }: AlterTableCmd,
  { isContract, isSwap, countStatements }: MigrationFile & { isSwap: boolean },
): string[] {
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? problemsOfColumn(def.ColumnDef) : []
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? problemsOfConstraint(def.Constraint) : []
    case 'AT_DropColumn':
      return isContract ? [] : [CONTRACT]
    case 'AT_AlterColumnType':
      return [TYPE]
    case 'AT_SetNotNull':
      return isSwap ? [] : [NOT_NULL]
    case 'AT_ValidateConstraint':
      return countStatements > 1 ? [VALIDATE] : []
    default:
      return []
  }
}

function problemsOfColumn({ constraints = [] }: ColumnDef): string[] {
  const given = constraints.flatMap((one) => ('Constraint' in one ? one.Constraint : []))
  const kinds = given.map(({ contype }) => contype)
  const isFilled = kinds.includes('CONSTR_DEFAULT')

  return [
    ...(kinds.includes('CONSTR_NOTNULL') && !isFilled
      ? ['A new column that is NOT NULL has a default: rows exist, and the version before writes none.']
      : []),
    ...(kinds.some((kind) => kind === 'CONSTR_IDENTITY' || kind === 'CONSTR_GENERATED') ||
    given.some(({ raw_expr }) => isVolatile(raw_expr))
      ? ['A new column whose value differs by row rewrites the table: add it empty, and fill it later.']
      : []),
    ...given.flatMap((constraint) =>
      constraint.contype === 'CONSTR_NOTNULL' ? [] : problemsOfConstraint(constraint),
    ),
  ]
}

/** Any call of a function that is not known to be the same for all rows. */
function isVolatile(expression: Constraint['raw_expr']): boolean {
  const names = [...JSON.stringify(expression ?? {}).matchAll(/"funcname":\[(.*?)\]/g)].map(
    ([, list = '']) => [...list.matchAll(/"sval":"(\w+)"/g)].at(-1)?.[1] ?? '',
  )
  return names.some((name) => !STABLE.has(name))
}

function problemsOfConstraint({ contype, skip_validation: isUnchecked, indexname }: Constraint): string[] {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') return isUnchecked ? [] : [CHECKED]
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') return indexname ? [] : [UNIQUE]
  if (contype === 'CONSTR_EXCLUSION') return [EXCLUSION]
  return []
}

const TYPE =
  'A changed type rewrites the table under its lock: add a column, write both, fill it, and drop the old one later.'
const NOT_NULL =
  'SET NOT NULL reads the whole table under its lock: validate a CHECK before, and drop that in the same ALTER TABLE.'
const VALIDATE = 'VALIDATE CONSTRAINT stands alone: the lock of adding it would last as long as the reading.'
const CHECKED =
  'A constraint of an existing table is added NOT VALID, and validated by the migration after it.'
const UNIQUE = 'A unique constraint is added USING INDEX, from an index that was built CONCURRENTLY.'
const EXCLUSION =
  'An exclusion constraint of an existing table is built under its lock: make a new table for it.'
