import path from 'node:path'
import { createLocalStorage } from '@domizil/server'
import type { Files } from './copy-files.ts'

/** All files below a folder, whatever their names. */
export function folderFiles(folder: string, isPrivate = false): Files {
  return createLocalStorage(folder, { isName: isInside, isPrivate })
}

function isInside(name: string): boolean {
  return !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..')
}
