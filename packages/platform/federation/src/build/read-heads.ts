import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageHead, Release } from '../release.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Title and description of an app's pages in each of its languages. `heads.json` maps a page to the prefix of
 * its text ids: `"rent": "rentPage"` means `rentPage.title` and `rentPage.description`.
 *
 * @throws {Error} naming the text that is missing in a language, or that contains placeholders or markup.
 */
export function readHeads(folder: string): NonNullable<Release['heads']> {
  const file = path.join(folder, 'heads.json')
  if (!existsSync(file)) return {}
  const beginnings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const languages = [...readTexts(path.join(folder, 'messages'))]

  return Object.fromEntries(
    Object.entries(beginnings).map(([page, beginning]) => [
      page,
      Object.fromEntries(
        languages.map(([language, texts]) => [language, headOf(beginning, texts, language)]),
      ),
    ]),
  )
}

function headOf(beginning: string, texts: Texts, language: string): PageHead {
  const read = (id: string) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`The head of a page needs ${id}, which ${language} lacks.`)
    // No values are filled in here.
    if (/[{<]/.test(text)) throw new Error(`The head of a page needs plain words: ${id} (${language}).`)
    return text
  }
  return { title: read(`${beginning}.title`), description: read(`${beginning}.description`) }
}

/** All texts of an app by language: the shared ones and those of its pages. */
function readTexts(folder: string): Map<string, Texts> {
  const texts = new Map<string, Texts>()

  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue
    const language = path.basename(entry.name, '.json')
    const words = JSON.parse(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')) as Texts
    texts.set(language, { ...texts.get(language), ...words })
  }
  return texts
}
