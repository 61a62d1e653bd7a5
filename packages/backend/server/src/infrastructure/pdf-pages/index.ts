export { listPages } from './list-pages.ts'
export { readWithSecondReader } from './second-reader.ts'
