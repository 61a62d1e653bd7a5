import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Files } from './copy-files.ts'

/** All files below a folder. */
export function folderFiles(folder: string): Files {
  return {
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
      for (const entry of entries ?? [])
        if (entry.isFile()) yield path.relative(folder, path.join(entry.parentPath, entry.name))
    },
    get: (name) => readFile(path.join(folder, name)).catch(absent),
    async put(name, bytes) {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes)
    },
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
