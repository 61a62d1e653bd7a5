import type { Config } from '../config/read-config.ts'

const SPEAK_FOR_THEMSELVES = [
  'CONFIG_INVALID',
  'COPY_FAILED',
  'DATA_KEY_WRONG',
  'DATABASE_FOLDER_UNUSABLE',
  'DATABASE_SERVER_UNUSABLE',
  'KEYCLOAK_REFUSED',
  'MIGRATION_CHANGED',
  'MIGRATION_FAILED',
  'SCHEMA_TOO_NEW',
  'SCHEMA_TOO_OLD',
  'SEAL_UNUSABLE',
  'STORAGE_UNUSABLE',
]

/** Why the site could not start and how to fix it; undefined for an unknown error. */
export function startupErrorMessage(error: unknown, config: Config | undefined): string | undefined {
  const { code = '', message, path } = error as NodeJS.ErrnoException

  if (SPEAK_FOR_THEMSELVES.includes(code)) return message
  if (!config) return undefined
  const { port, host, dataFolder } = config
  switch (code) {
    case 'DATABASE_LOCKED':
      return `Domizil is running already on the data folder ${dataFolder}. Stop that one, or set DATA_FOLDER to another folder.`
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return path
        ? `${path} cannot be written. Make it writable, or set DATA_FOLDER to a folder that is.`
        : `Port ${port} needs special rights. Choose one above 1023 with PORT.`
    case 'ENOSPC':
      return `The disk is full: ${dataFolder} cannot grow. Make room and start again.`
    default:
      return undefined
  }
}
