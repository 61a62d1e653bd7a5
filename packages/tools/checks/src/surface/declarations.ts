import ts from 'typescript-6'

/** An exported name of a report, and everything about it that a user of the module can see. */
export interface Declared {
  /** False for an interface or another type: it is not there at run time. */
  readonly isValue: boolean
  /** Its declaration and the declarations it refers to, without comments. */
  readonly text: string
  /** The package from which it is exported unchanged, if it is. */
  readonly from?: string
}

/** The version of a package whose exports a module passes on, as `major.minor`. */
export type VersionOf = (packageName: string) => string

const PACKAGE = /^- (\S+) (\d+\.\d+)$/gm
const FENCE = /```ts\n([\s\S]*?)```/

/** The declarations within an API report. */
export function codeOf(report: string): string {
  return FENCE.exec(report)?.[1] ?? ''
}

/** An API report with the versions of the packages whose exports the module passes on. */
export function withPackages(report: string, versionOf: VersionOf): string {
  const packages = new Set(
    [...declarationsOf(codeOf(report), versionOf).values()].flatMap(({ from }) => from ?? []),
  )
  if (packages.size === 0) return report
  return `${report}\n## Exports passed on\n\n${[...packages].map((name) => `- ${name} ${versionOf(name)}\n`).join('')}`
}

/** The versions that a report names. */
export function packagesOf(report: string): VersionOf {
  const versions = new Map([...report.matchAll(PACKAGE)].map(([, name, version]) => [name, version]))
  return (name) => versions.get(name) ?? '0.0'
}

/** The exported names of the declarations of an API report. */
export function declarationsOf(code: string, versionOf: VersionOf): ReadonlyMap<string, Declared> {
  const file = ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.ES2022, true)
  const local = new Map<string, ts.Statement[]>()
  const imported = new Map<string, string>()
  for (const statement of file.statements) {
    for (const name of namesOf(statement)) local.set(name, [...(local.get(name) ?? []), statement])
    if (ts.isImportDeclaration(statement)) readImport(statement, imported)
  }

  const isValue = (name: string) => (local.get(name) ?? []).some((one) => !isType(one))
  const declared = [...local]
    .filter(([, statements]) => statements.some(isExported))
    .map(([name]) => [name, { isValue: isValue(name), text: closureOf(name, local) }] as const)
  const passedOn = file.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause }) =>
    exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name, propertyName }) => {
          const from = imported.get((propertyName ?? name).text) ?? ''
          return [name.text, { isValue: false, text: versionOf(from), from }] as const
        })
      : [],
  )
  return new Map([...declared, ...passedOn])
}

function readImport(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  into: Map<string, string>,
): void {
  const from = (moduleSpecifier as ts.StringLiteral).text
  const bindings = importClause?.namedBindings
  if (importClause?.name) into.set(importClause.name.text, from)
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name } of bindings.elements) into.set(name.text, from)
  }
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  const { name } = statement as ts.Statement & { name?: ts.Identifier }
  return name ? [name.text] : []
}

function isType(statement: ts.Statement): boolean {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
}

function isExported(statement: ts.Statement): boolean {
  return (ts.getCombinedModifierFlags(statement as never) & ts.ModifierFlags.Export) !== 0
}

function closureOf(name: string, local: ReadonlyMap<string, ts.Statement[]>): string {
  const seen = new Set<string>()
  const visit = (one: string): void => {
    if (seen.has(one)) return
    seen.add(one)
    for (const statement of local.get(one) ?? []) visitNode(statement)
  }
  const visitNode = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && local.has(node.text)) visit(node.text)
    ts.forEachChild(node, visitNode)
  }
  visit(name)

  const printer = ts.createPrinter({ removeComments: true })
  return [...seen]
    .flatMap((one) => local.get(one) ?? [])
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile()))
    .toSorted()
    .join('\n')
}
