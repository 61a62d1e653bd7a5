/** The one thing of Node that a test here uses; its other types have no place beside a browser's. */
declare module 'node:fs/promises' {
  export function readFile(path: URL, encoding: 'utf8'): Promise<string>
}
