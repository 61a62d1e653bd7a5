export type { LinkTarget, PagePath } from './page-path.ts'
export * from './pages.ts'
export * from './search/search-address.ts'
export * from './search/search-fields.ts'
