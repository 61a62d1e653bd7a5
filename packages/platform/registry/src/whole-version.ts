import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parseRelease } from '@domizil/federation/schema'
import { hashOf } from '@domizil/remotectl'

/** The packed forms of a file, by ending. */
export const FORMS = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const

type Unpack = (typeof FORMS)[number][1]

/** Whether the bytes are the file in a packed form. They are unpacked up to its size only: a few can hold gigabytes. */
export function isFormOf(file: Buffer, bytes: Buffer, unpack: Unpack): boolean {
  try {
    return unpack(bytes, { maxOutputLength: Math.max(file.length, 1) }).equals(file)
  } catch {
    return false // larger, or not packed at all
  }
}

/** Whether a folder has a version to the byte, and no packed form of something else. */
export async function isWhole(place: string, hash: string): Promise<boolean> {
  const release = await readIfThere(path.join(place, 'release.json'))
  if (!release || hashOf(release) !== hash) return false

  for (const [file, fileHash] of Object.entries(parseRelease(release.toString('utf8')).files)) {
    if (!(await isFileWhole(path.join(place, file), fileHash))) return false
  }
  return true
}

async function isFileWhole(place: string, hash: string): Promise<boolean> {
  const file = await readIfThere(place)
  if (!file || hashOf(file) !== hash) return false

  for (const [ending, unpack] of FORMS) {
    const form = await readIfThere(place + ending)
    if (form && !isFormOf(file, form, unpack)) return false
  }
  return true
}

function readIfThere(place: string): Promise<Buffer | undefined> {
  return readFile(place).catch(() => undefined)
}
