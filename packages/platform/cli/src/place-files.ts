import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@domizil/federation'

type Names = [string, ...string[]]

/** The names of each content. */
export function namesByContent(
  files: Release['files'],
  isWanted: (file: string) => boolean = () => true,
): Names[] {
  const found = new Map<string, Names>()
  for (const [file, hash] of Object.entries(files)) {
    if (!isWanted(file)) continue
    const names = found.get(hash)
    if (names) names.push(file)
    else found.set(hash, [file])
  }
  return [...found.values()]
}

/** Gives a file another name; where the file system has no links, a copy. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await rm(to, { force: true })
  await link(from, to).catch(() => copyFile(from, to))
}

/**
 * Writes the files of a release into a folder: each content is read and stored once, however often it is named. Their names must
 * be safe, as those of a parsed release are.
 * @throws the reason of the signal, before the next content.
 */
export async function placeFiles(
  files: Release['files'],
  folder: string,
  read: (hash: string) => Promise<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  for (const [file, ...others] of namesByContent(files)) {
    signal?.throwIfAborted()
    const place = path.join(folder, file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, await read(files[file] as string))
    for (const other of others) await linkFile(place, path.join(folder, other))
  }
}
