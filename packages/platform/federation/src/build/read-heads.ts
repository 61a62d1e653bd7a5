import type { PageHead, Release } from '../release.ts'
import { declaredIn } from './read-routes.ts'
import { plainText, readTexts, type Texts } from './read-texts.ts'

/**
 * Title and description of an app's pages in each of its languages. In `routes.json` the `head`
 * of a page is the beginning of its text ids: `"head": "rentPage"` means `rentPage.title` and `rentPage.description`.
 *
 * @throws {Error} naming the text that is missing in a language, or that contains placeholders or markup.
 */
export function readHeads(folder: string): NonNullable<Release['heads']> {
  const described = declaredIn(folder).flatMap(({ page, head }) =>
    head === undefined ? [] : [{ page, head }],
  )
  if (described.length === 0) return {}
  const languages = [...readTexts(folder)]

  return Object.fromEntries(
    described.map(({ page, head }) => [
      page,
      Object.fromEntries(languages.map(([language, texts]) => [language, headOf(head, texts, language)])),
    ]),
  )
}

function headOf(beginning: string, texts: Texts, language: string): PageHead {
  const read = (id: string) => plainText('The head of a page', texts, { id, language })
  return { title: read(`${beginning}.title`), description: read(`${beginning}.description`) }
}
