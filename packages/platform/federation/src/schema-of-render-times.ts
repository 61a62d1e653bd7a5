import { type Static, Type } from 'typebox'
import { hashOf } from './hash-of.ts'
import { parse, type Release, type Route } from './schema.ts'

/** The file of a release with its render times, signed as the others are. */
export const RENDER_FILE = 'render.json'

const RenderTimesSchema = Type.Object({
  schemaVersion: Type.Literal(1),
  /** The files that were measured, as `filesHash` names them. */
  of: Type.String(),
  measuredAt: Type.String(),
  browser: Type.String(),
  /** By the path of its route: what a page needs of the main thread, in milliseconds of the reference machine. */
  pages: Type.Record(Type.String(), Type.Number({ minimum: 0 })),
})

/** What the pages of a release need of the main thread. */
export type RenderTimes = Static<typeof RenderTimesSchema>

/** Parses and validates render times. @throws {MalformedError} naming the first violation. */
export function parseRenderTimes(text: string): RenderTimes {
  return parse(RenderTimesSchema, text, RENDER_FILE)
}

/** One hash of all files of a release except for its render times: a measurement belongs to exactly these. */
export function filesHash({ files }: Pick<Release, 'files'>): string {
  const lines = Object.entries(files)
    .filter(([file]) => file !== RENDER_FILE)
    .map(([file, hash]) => `${file} ${hash}`)
  return hashOf(lines.toSorted().join('\n'))
}

/** The routes that a measurement has to hold: they can be opened without an account and without knowing an id. */
export function routesToMeasure({ routes }: Pick<Release, 'routes'>): Route[] {
  return routes.filter(({ path, access }) => access === 'open' && !path.includes(':'))
}
