import { readFileSync } from 'node:fs'

/** What a file of `data` holds. */
export function readData<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as Data
}
