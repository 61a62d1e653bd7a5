import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'

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

/** Name, request and docstring of each. */
function callsIn(source: ts.SourceFile): string[][] {
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== 'call')
        return []
      const [method, path] = initializer.arguments
      if (!method || !path || !ts.isStringLiteral(method) || !ts.isStringLiteral(path)) return []
      const doc = ts
        .getJSDocCommentsAndTags(statement)
        .map((one) => ts.getTextOfJSDocComment(one.comment) ?? '')
        .join(' ')
      return [[`\`${name.getText()}\``, `\`${method.text} ${path.text}\``, doc.replaceAll(/\s+/g, ' ')]]
    })
  })
}
