import { type ParseResult, parse } from 'libpg-query'
import { problemsOfAlter } from './alter-table-problems.ts'
import { CONTRACT, type MigrationFile } from './migration-file.ts'

type Statement = NonNullable<NonNullable<ParseResult['stmts']>[number]['stmt']>

const CONTRACTED = new Set(['OBJECT_TABLE', 'OBJECT_FUNCTION', 'OBJECT_VIEW', 'OBJECT_TYPE'])

/**
 * What in a migration would stop reads or writes of a running site, or break the version before it: the rules of
 * docs/migrations.md.
 */
export async function migrationProblems(text: string): Promise<string[]> {
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

interface IndexChange {
  concurrent: boolean
  isRepeatable: boolean
  isNew: boolean
}

function problemsOfIndex(
  { concurrent, isRepeatable, isNew }: IndexChange,
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
