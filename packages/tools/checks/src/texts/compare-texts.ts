import { type MessageUses, messageUses } from './message-uses.ts'

export interface Source {
  path: string
  text: string
}

/** Compares the messages of an app with its sources: unused ids and missing ones, as sentences. */
export function compareTexts(ids: readonly string[], sources: readonly Source[]): string[] {
  const uses = sources.map(({ path, text }) => ({ path, ...messageUses(text, path.endsWith('x')) }))

  return [...unknownIds(ids, uses), ...unusedIds(ids, uses)]
}

function unknownIds(ids: readonly string[], uses: readonly (MessageUses & { path: string })[]): string[] {
  return uses.flatMap(({ path, asked }) =>
    asked
      .filter((pattern) => !ids.some((id) => pattern.test(id)))
      .map((pattern) => `${path} asks for ${pattern.source}, which en.json does not have`),
  )
}

function unusedIds(ids: readonly string[], uses: readonly MessageUses[]): string[] {
  const patterns = uses.flatMap(({ mentioned }) => mentioned).filter((pattern) => !couldBeAnything(pattern))

  return ids
    .filter((id) => !patterns.some((pattern) => pattern.test(id)))
    .map((id) => `en.json has ${id}, which no source uses`)
}

/** A template without a literal part, such as `${a}${b}`, would match every message. */
function couldBeAnything({ source }: RegExp): boolean {
  return source.includes('.+') && !source.includes('\\.')
}
