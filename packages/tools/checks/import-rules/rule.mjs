// One workspace of the repository: the shell, a remote or a package.
export const WORKSPACE = '^(shell|mf-[^/]+|packages/[^/]+/[^/]+)/'
export const TEST = '\\.test\\.tsx?$'

export const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
