import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MigrationFailedError } from '../errors.ts'

/** The plain SQL files of one owner, who has a separate numbering. */
export interface MigrationFolder {
  owner: string
  folder: string | URL
}

/** A migration file, with what the marks in its comments say. */
export interface Migration {
  /** Of a repeated one with its checksum, so that every text of it is a migration. */
  name: string
  text: string
  checksum: string
  /** Applied after all others, and again whenever its text has changed: what it creates, it creates or replaces. */
  isRepeated: boolean
  /** Runs outside a transaction, as CREATE INDEX CONCURRENTLY has to. Such a file has one statement. */
  isConcurrent: boolean
  /** Takes something away that versions without this migration still use: the four digits of its number. */
  contractsAfter: string | null
  /** Of a file of the baseline: the fingerprint of the migrations that it stands for. */
  baseline: string | null
}

const NAME = /^(\d{4}|repeat)_[a-z0-9]+(-[a-z0-9]+)*\.sql$/

const MARK = /^-- migration: (.*)$/gm
const CONTRACTS_AFTER = /^contracts after (\d{4})$/
const BASELINE = /^baseline ([0-9a-f]{16})$/

/** The migrations of a folder, in the order of their names. */
export async function readMigrations({ folder }: MigrationFolder): Promise<Migration[]> {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder)
  const files = await readdir(path)
  const names = files.filter((file) => file.endsWith('.sql')).toSorted()

  const misnamed = names.find((name) => !NAME.test(name))
  if (misnamed) {
    throw new MigrationFailedError(
      `The migration ${join(path, misnamed)} needs a name like 0001_create-booking.sql.`,
    )
  }

  return Promise.all(names.map((name) => readMigration(path, name)))
}

/** Line endings are normalized: a checkout on Windows is not an edit. */
async function readMigration(folder: string, file: string): Promise<Migration> {
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')

  const checksum = createHash('sha256').update(text).digest('hex')
  const isRepeated = file.startsWith('repeat_')
  const name = isRepeated ? file.replace('.sql', `@${checksum.slice(0, 12)}.sql`) : file

  return { name, text, checksum, isRepeated, ...readMarks(name, text) }
}

/** A baseline contracts after itself: versions that know the single migrations refuse its database. */
function readMarks(
  name: string,
  text: string,
): Pick<Migration, 'isConcurrent' | 'contractsAfter' | 'baseline'> {
  const marks = [...text.matchAll(MARK)].map(([, mark = '']) => mark)
  const unknown = marks.find(
    (mark) => mark !== 'concurrent' && !CONTRACTS_AFTER.test(mark) && !BASELINE.test(mark),
  )
  if (unknown !== undefined) {
    throw new MigrationFailedError(
      `The migration ${name} is marked "${unknown}". Known are "concurrent", "contracts after 0001" and "baseline" with a fingerprint.`,
    )
  }

  const contracts = marks.map((mark) => CONTRACTS_AFTER.exec(mark)?.[1]).find(Boolean)
  const baseline = marks.map((mark) => BASELINE.exec(mark)?.[1]).find(Boolean) ?? null
  const contractsAfter = contracts ?? (baseline === null ? null : name.slice(0, 4))
  return { isConcurrent: marks.includes('concurrent'), contractsAfter, baseline }
}
