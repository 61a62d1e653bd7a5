import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint } from 'libpg-query'
import { CONTRACT, type MigrationFile } from './migration-file.ts'

/** The same value for all rows: stored once, not in each row. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'current_setting'])

/** What of a change of a table would hold its lock for long, or break the version before. */
export function problemsOfAlter({ relation, cmds = [] }: AlterTableStmt, file: MigrationFile): string[] {
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
