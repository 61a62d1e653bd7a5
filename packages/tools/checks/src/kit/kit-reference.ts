import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeCalls } from './describe-calls.ts'
import { describeModules } from './describe-module.ts'
import { CALLS, KIT_PAGES, MARK } from './kit-pages.ts'

/** A page of the reference whose text is older than what the packages declare. */
export interface StalePage {
  readonly file: string
  write(): void
}

/**
 * The pages of `docs/kit` that do not say what the packages declare.
 */
export function staleKitPages(root: string): StalePage[] {
  const texts = describeModules(root, Object.values(KIT_PAGES))
  const made = Object.keys(KIT_PAGES).map((page, at) => [page, texts[at]] as const)
  const pages = [...made, [CALLS.page, describeCalls(join(root, CALLS.folder))] as const]
  return pages.flatMap(([page, text]) => {
    const file = join('docs/kit', `${page}.md`)
    const before = readFileSync(join(root, file), 'utf8')
    const after = broughtUpToDate(before, text ?? '')
    return after === before ? [] : [{ file, write: () => writeFileSync(join(root, file), after) }]
  })
}

/** A page with another text behind the mark. @throws {Error} for a page without it. */
export function broughtUpToDate(page: string, text: string): string {
  const [head, ...rest] = page.split(MARK)
  if (rest.length !== 1) throw new Error(`A page of the reference has no line ${MARK}`)
  return `${head}${MARK}\n\n${text}\n`
}
