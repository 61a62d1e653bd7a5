import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageHead, Release } from '../release.ts'
import { plainText, readTexts, type Texts } from './read-texts.ts'

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
  const languages = [...readTexts(folder)]

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
  const read = (id: string) => plainText('The head of a page', texts, { id, language })
  return { title: read(`${beginning}.title`), description: read(`${beginning}.description`) }
}
