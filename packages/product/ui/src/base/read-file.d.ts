/** The only type of Node that a test here needs; the others would clash with the browser's. */
declare module 'node:fs/promises' {
  export function readFile(path: URL, encoding: 'utf8'): Promise<string>
}
