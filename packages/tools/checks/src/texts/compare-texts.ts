import { type MessageUses, messageUses } from './message-uses.ts'

export interface Source {
  path: string
  text: string
}

/** The texts of a workspace by their ids. */
export interface TextIds {
  own: readonly string[]
  /** Those that it takes over from packages. */
  borrowed: readonly string[]
}

/**
 * Compares the texts of a workspace with its sources: unused ids and missing ones, as sentences. Texts of a package may
 * be used by the sources of its borrowers as well.
 */
export function compareTexts(
  { own, borrowed }: TextIds,
  sources: readonly Source[],
  borrowers: readonly Source[] = [],
): string[] {
  const uses = sources.map(usesOf)

  return [...unknownIds([...own, ...borrowed], uses), ...unusedIds(own, [...uses, ...borrowers.map(usesOf)])]
}

type Uses = MessageUses & { path: string }

function usesOf({ path, text }: Source): Uses {
  return { path, ...messageUses(text, path.endsWith('x')) }
}

function unknownIds(ids: readonly string[], uses: readonly Uses[]): string[] {
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
