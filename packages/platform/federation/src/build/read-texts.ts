import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The texts of one language, by id. */
export type Texts = Readonly<Record<string, string>>

/**
 * A text that a release contains: nothing fills in its values.
 * @throws {Error} if the language lacks it, or it has placeholders or markup.
 */
export function plainText(
  what: string,
  texts: Texts,
  { id, language }: { readonly id: string; readonly language: string },
): string {
  const text = texts[id]
  if (text === undefined) throw new Error(`${what} needs ${id}, which ${language} lacks.`)
  if (/[{<]/.test(text)) throw new Error(`${what} needs plain words: ${id} (${language}).`)
  return text
}

/** All texts of an app by language: the shared ones and those of its pages. */
export function readTexts(folder: string): Map<string, Texts> {
  const texts = new Map<string, Texts>()

  for (const entry of readdirSync(path.join(folder, 'messages'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue
    const language = path.basename(entry.name, '.json')
    const words = JSON.parse(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')) as Texts
    texts.set(language, { ...texts.get(language), ...words })
  }
  return texts
}
