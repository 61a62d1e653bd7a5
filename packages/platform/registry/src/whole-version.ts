import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { hashOf } from '@domizil/cli'

/** The packed forms of a file, by ending. They are unpacked by other threads: the one of a gateway answers visitors. */
export const FORMS = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

/** Whether the bytes are the file in a packed form. They are unpacked up to its size only: a few can hold gigabytes. */
export async function isFormOf(file: Buffer, bytes: Buffer, unpack: Unpack): Promise<boolean> {
  try {
    return (await unpack(bytes, { maxOutputLength: Math.max(file.length, 1) })).equals(file)
  } catch {
    return false // larger, or not packed at all
  }
}

/** The release in a folder; undefined unless the folder has it to the byte, and no packed form of something else. */
export async function readWholeRelease(place: string, hash: string): Promise<Release | undefined> {
  const bytes = await readIfThere(path.join(place, 'release.json'))
  if (!bytes || hashOf(bytes) !== hash) return undefined

  const release = parseRelease(bytes.toString('utf8'))
  for (const [file, fileHash] of Object.entries(release.files)) {
    if (!(await isFileWhole(path.join(place, file), fileHash))) return undefined
  }
  return release
}

async function isFileWhole(place: string, hash: string): Promise<boolean> {
  const file = await readIfThere(place)
  if (!file || hashOf(file) !== hash) return false

  for (const [ending, unpack] of FORMS) {
    const form = await readIfThere(place + ending)
    if (form && !(await isFormOf(file, form, unpack))) return false
  }
  return true
}

function readIfThere(place: string): Promise<Buffer | undefined> {
  return readFile(place).catch(() => undefined)
}
