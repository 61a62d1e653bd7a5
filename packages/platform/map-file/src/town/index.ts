/** For tests: a street map without a file in the repository. */
export { aTown } from './a-town.ts'
