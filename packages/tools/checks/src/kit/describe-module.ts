import { join } from 'node:path'
import ts from 'typescript-6'
import type { Described } from './kit-pages.ts'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  skipLibCheck: true,
  noEmit: true,
}

/**
 * The exports of modules of the kit with their docstrings and declarations, as Markdown: for each page a section of each of
 * its modules. The modules of all pages are read once.
 */
export function describeModules(root: string, pages: readonly (readonly Described[])[]): string[] {
  const fileOf = ({ declarations }: Described) => join(root, declarations)
  const program = ts.createProgram(pages.flat().map(fileOf), OPTIONS)
  const checker = program.getTypeChecker()
  const sectionOf = (described: Described) => {
    const { module, only } = described
    const file = fileOf(described)
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) throw new Error(`${module} has no declarations: \`tsc -b\` makes ${file}`)
    const names = checker
      .getExportsOfModule(symbol)
      .filter(({ name }) => !only || only.test(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return [`## ${module}`, ...names.map((one) => describe(checker, one))].join('\n\n')
  }

  return pages.map((modules) => modules.map(sectionOf).join('\n\n'))
}

function describe(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
  const code = withOwnTypes(checker, symbol).join('\n\n')
  return [`### ${exported.name}`, ...(doc ? [doc] : []), `\`\`\`ts\n${code}\n\`\`\``].join('\n\n')
}

/** A declaration, and those of the types beside it that its package does not export. */
function withOwnTypes(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const found = new Map<ts.Node, string>()
  const add = (one: ts.Symbol): void => {
    for (const declaration of one.declarations ?? []) {
      const statement = statementOf(declaration)
      const { fileName } = statement.getSourceFile()
      if (found.has(statement) || fileName.includes('node_modules')) continue
      found.set(statement, textOf(statement))
      if (one === symbol || isLocalType(statement)) statement.forEachChild(visit)
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
      const referred = checker.getSymbolAtLocation(name)
      if (referred && referred.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
        if ((referred.declarations ?? []).some((one) => isLocalType(statementOf(one)))) add(referred)
      }
    }
    node.forEachChild(visit)
  }
  add(symbol)
  return [...found.values()]
}

function isLocalType(statement: ts.Node): boolean {
  return (
    (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
    /(Props|Frame|Rest|Option|Texts|Look)$/.test(statement.name.text)
  )
}

function statementOf(declaration: ts.Node): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
}

/** Without what only the compiler says. */
function textOf(statement: ts.Node): string {
  return statement
    .getText()
    .replace(/^export (declare )?/, '')
    .replace(/import\("([^"]+)"\)\./g, '')
    .replace(/^ {4}/gm, '  ')
}
