import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BATCH, type Snapshot, type TableContent } from '@domizil/database'
import { ConfigError } from '../config/config-error.ts'

/** Characters that JSON leaves as they are and some readers of lines, Node's too, take for the end of one. */
const LINE_ENDS = /[\u2028\u2029]/g

/** Writes each table as a file with one JSON text a line, in PostgreSQL's notation of rows. */
export async function writeTables({ tables, rowsOf }: Snapshot, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  for (const table of tables) {
    const lines = async function* () {
      for await (const rows of rowsOf(table)) yield rows.map(lineOf).join('')
    }
    const file = createWriteStream(fileOf(folder, table), { mode: 0o600 })
    await pipeline(Readable.from(lines()), createGzip(), file)
  }
}

/**
 * The rows of a table, in batches.
 *
 * @throws {ConfigError} if its file is missing or damaged.
 */
export async function* readTable(folder: string, table: TableContent): AsyncIterable<string[]> {
  let batch: string[] = []
  let size = 0
  try {
    for await (const line of readLines(fileOf(folder, table))) {
      batch.push(JSON.parse(line) as string)
      size += line.length
      if (batch.length < BATCH.rows && size < BATCH.bytes) continue
      yield batch
      batch = []
      size = 0
    }
  } catch (cause) {
    throw damaged(table, (cause as Error).message)
  }
  if (batch.length > 0) yield batch
}

/** Reads the files of all tables to their end. Throws {ConfigError} if one is missing or damaged, or has lost rows. */
export async function refuseDamagedTables(folder: string, tables: readonly TableContent[]): Promise<void> {
  for (const table of tables) {
    let count = 0
    for await (const rows of readTable(folder, table)) count += rows.length
    if (count !== table.count) throw damaged(table, `${count} of ${table.count} rows`)
  }
}

function lineOf(row: string): string {
  const escaped = JSON.stringify(row).replace(LINE_ENDS, (end) => `\\u${end.charCodeAt(0).toString(16)}`)
  return `${escaped}\n`
}

async function* readLines(file: string): AsyncIterable<string> {
  const text = createGunzip().setEncoding('utf8')
  // An error ends the text, where it is thrown below.
  pipe(createReadStream(file), text, () => {})

  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    rest += chunk
    if (!chunk.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new TypeError('the last row is not whole')
}

function damaged({ name }: TableContent, reason: string): ConfigError {
  return new ConfigError(
    `The table ${name} of this backup is not as it was backed up (${reason}). Nothing was changed.`,
  )
}

function fileOf(folder: string, { name }: TableContent): string {
  return path.join(folder, `${name}.jsonl.gz`)
}
