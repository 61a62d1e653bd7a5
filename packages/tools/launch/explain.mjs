// Patterns in a failed command's output, and the advice for each. The first match is used.
const CAUSES = [
  [/ENOSPC|no space left/i, 'The disk is full. Make room (about 2 GB are needed) and start again.'],
  [/EDQUOT/, 'Your disk quota is used up. Make room (about 2 GB are needed) and start again.'],
  [
    /CERT|certificate|UnknownIssuer/,
    'The package registry shows a certificate that this machine does not trust. Behind a company proxy, point NODE_EXTRA_CA_CERTS to its certificate.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|dns error|error sending request/i,
    'The package registry cannot be reached. Check the internet connection (or the proxy settings of npm) and start again; what is already there is kept.',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/,
    'pnpm-lock.yaml does not fit the package.json files. Run "npm run pnpm -- install" and commit the lock file, or undo your change.',
  ],
  [
    /Cannot find module '[^']*[\\/]node_modules[\\/]/,
    'A package is not installed yet. Run "npm run pnpm -- install", which enters it into pnpm-lock.yaml, and start again.',
  ],
  [
    /EROFS|read-only file system/i,
    'The checkout is on a disk that is read-only. Make the disk writable, or move the checkout to another one.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'A file or folder of the project cannot be written. Check that the checkout belongs to you.',
  ],
  [
    /spawn npm ENOENT|ENOENT spawn npm/,
    'npm was not found. It comes with Node: install Node from https://nodejs.org and start again.',
  ],
]

const LINES_SHOWN = 30
/** Stack traces into dependencies do not help the user. */
const STACK = /^(npm error)?\s+at /

/** Explains why a command failed: the known cause, if there is one, and the end of its output. */
export function explain(task, output) {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !STACK.test(line))
    .slice(-LINES_SHOWN)
  const cause = CAUSES.find(([sign]) => sign.test(output))?.[1]

  return [`${task} failed.`, ...(cause ? [cause] : []), '', ...lines.map((line) => `  | ${line}`)]
    .join('\n')
    .trim()
}
