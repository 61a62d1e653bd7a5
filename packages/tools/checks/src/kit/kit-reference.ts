import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
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

/** The calls that the modules of a folder declare, as a table of Markdown. */
export function describeCalls(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const rows = files.flatMap((file) =>
    callsIn(
      ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.ES2022, true),
    ),
  )
  return [
    '| call | request | what |',
    '|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`).toSorted((a, b) => (a < b ? -1 : 1)),
  ].join('\n')
}

const METHODS: Record<string, string> = { get: 'GET', post: 'POST', put: 'PUT', remove: 'DELETE' }

/** Name, request and docstring of each. */
function callsIn(source: ts.SourceFile): string[][] {
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer)) return []
      const method = METHODS[initializer.expression.getText()]
      const [path] = initializer.arguments
      if (!method || !path || !ts.isStringLiteral(path)) return []
      const doc = ts
        .getJSDocCommentsAndTags(statement)
        .map((one) => ts.getTextOfJSDocComment(one.comment) ?? '')
        .join(' ')
      return [[`\`${name.getText()}\``, `\`${method} ${path.text}\``, doc.replaceAll(/\s+/g, ' ')]]
    })
  })
}
