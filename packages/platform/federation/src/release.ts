/** The layouts that a route can request. */
export const LAYOUTS = ['default', 'footer-less', 'general', 'admin'] as const
/** The name of a layout. */
export type Layout = (typeof LAYOUTS)[number]
/** Who is shown a page; the server checks permissions. */
export const ACCESSES = ['open', 'user', 'admin'] as const

/** The folders of a release that browsers never get: its server half, and the source maps of its scripts. */
const PRIVATE = /^(server|maps)\//

/** Whether browsers may get a file of a release. */
export const isPublicFile = (file: string): boolean => !PRIVATE.test(file)

/** The source map of a script of a release. */
export const sourceMapOf = (script: string): string => `maps/${script}.map`

/** The URL path of a release's file. */
export function fileUrl({ name, version }: { name: string; version: string }, file: string): string {
  return `/remotes/${name}/${version}/${file}`
}
