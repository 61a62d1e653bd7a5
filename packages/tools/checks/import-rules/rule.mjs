// Read "PART" as one part of the house: the shell, a remote or a package.
export const PART = '^(shell|mf-[^/]+|packages/[^/]+/[^/]+)/'
export const TEST = '\\.test\\.tsx?$'

export const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
