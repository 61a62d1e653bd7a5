import { access, constants, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseFolderError } from '../errors.ts'
import { reasonOf } from '../reason.ts'

/** The engine writes its log in segments of 16 MB, and needs the next one to recover. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

/** What the engine says of data that it cannot use, where disk and rights are fine. */
const DAMAGE =
  /checkpoint record|incompatible with server|invalid page|checksum|corrupt|invalid magic|unexpected data beyond EOF|cache lookup failed|No such file or directory|is missing|read \d+ of \d+/i

/** How the system names what has nothing to do with the data, in codes and in the words of the engine. */
const TROUBLES = [
  ['full', /ENOSPC|EDQUOT|No space left on device|quota exceeded/i],
  ['read-only', /EROFS|Read-only file system/i],
  ['forbidden', /EACCES|EPERM|Permission denied|Operation not permitted/i],
  ['no folder', /ENOTDIR|EEXIST|Not a directory/i],
] as const

/** Why a folder cannot be used, and what to do: a sentence that never gives up what is in it. Undefined for other failures. */
export async function troubleSentence(folder: string, failure: unknown): Promise<string | undefined> {
  const { code = '', path = folder } = failure as NodeJS.ErrnoException
  const text = `${code} ${reasonOf(failure)}`
  const trouble = TROUBLES.find(([, sign]) => sign.test(text))?.[0]
  switch (trouble) {
    case 'full':
      return `the disk of ${folder} is full. Make room and start again: what was saved is there`
    case 'read-only':
      return `${path} is on a disk that is read-only. Make the disk writable, or choose another folder`
    case 'forbidden':
      return `this process, ${me()}, may not read and write ${path}: ${await ownerOf(path)}. ${giveIt(folder)}, or choose another folder`
    case 'no folder':
      return `a part of the path ${path} is a file, not a folder. Choose another folder`
    default:
      return undefined
  }
}

/**
 * Refuses files that this process may not change: the engine would abort at the first of them that it needs.
 * @throws {DatabaseFolderError} naming one.
 */
export async function refuseForbidden(data: string): Promise<void> {
  const entries = await readdir(data, { recursive: true }).catch((error: unknown) => failWith(data, error))
  for (const entry of ['', ...entries]) {
    const error = await access(join(data, entry), constants.R_OK | constants.W_OK).then(
      () => undefined,
      (failure: NodeJS.ErrnoException) => failure,
    )
    if (error && error.code !== 'ENOENT') await failWith(data, error)
  }
}

/** Why the engine did not start on a folder. Only what it says itself counts as damage, and only where disk and rights are fine. */
export async function startFailure(data: string, cause: unknown): Promise<DatabaseFolderError> {
  if (cause instanceof DatabaseFolderError) return cause
  const words = reasonOf(cause).replace(/\.$/, '')
  const failure = (await isFull(data)) ? new Error('ENOSPC', { cause }) : cause
  const trouble = await troubleSentence(data, failure)
  if (trouble)
    return new DatabaseFolderError(`The database in ${data} does not start: ${trouble}.`, { cause })

  return new DatabaseFolderError(
    DAMAGE.test(words)
      ? `The database in ${data} is damaged: ${words}. Restore it from a backup, or move the folder away to start with an empty one.`
      : `The database in ${data} does not start: ${words}. That does not mean that it is damaged: leave the folder as it is, look at memory and disk of this machine, and start again.`,
    { cause },
  )
}

async function failWith(data: string, cause: unknown): Promise<never> {
  const sentence = (await troubleSentence(data, cause)) ?? reasonOf(cause)
  throw new DatabaseFolderError(`The database in ${data} cannot be opened: ${sentence}.`, { cause })
}

async function isFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => statfs(dirname(folder)).catch(() => undefined))
  return found !== undefined && found.bavail * found.bsize < MIN_FREE_BYTES
}

function me(): string {
  return process.getuid ? `user ${process.getuid()}` : 'its user'
}

function giveIt(folder: string): string {
  return process.getuid
    ? `Give the folder to it: chown -R ${process.getuid()} ${folder}`
    : 'Give it the right to the folder'
}

/** Whose the path is, or the nearest folder above it that this process can see. */
async function ownerOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return path === dirname(path) ? 'it cannot be seen' : ownerOf(dirname(path))
  return `${path} belongs to user ${found.uid} (mode ${(found.mode & 0o777).toString(8)})`
}
