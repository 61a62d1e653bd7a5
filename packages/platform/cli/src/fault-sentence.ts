const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this account may not use it',
  EPERM: 'this account may not use it',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
}

/** What went wrong, for who typed a command: what the system says of a file, and of an option, in words. */
export function faultSentence(error: unknown): string {
  const { code = '', path, message } = error as NodeJS.ErrnoException
  const why = WHY[code]
  if (why) return path ? `${path} cannot be used: ${why}.` : `A file cannot be used: ${why}.`
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message.split(/\.\s/)[0]}.`
  return message
}
