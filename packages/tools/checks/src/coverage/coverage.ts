/** A sentence that the specification or a decision asks for, with its id, such as `3.12` or `D4.2`. */
export interface Requirement {
  id: string
  text: string
}

/** The requirements, and for each test file the ids of those that it proves. */
export interface Coverage {
  requirements: readonly Requirement[]
  proofs: readonly { file: string; ids: readonly string[] }[]
}

const REQUIREMENT = /^- \*\*(D?\d+\.\d+)\*\* (.+)$/
const PROVES = '// proves '
/** What jest reads has to come first. */
const DOCBLOCK = /^\/\*\*.*\*\/\n/
const ID = /D?\d+\.\d+/g

/** The requirements of the page `docs/requirements.md`. */
export function readRequirements(page: string): Requirement[] {
  return page.split('\n').flatMap((line) => {
    const [, id, text] = REQUIREMENT.exec(line) ?? []
    return id && text ? [{ id, text }] : []
  })
}

/** The ids in the first lines of a test file: `// proves 1.3, D3.4`, where a line that ends with a comma goes on in the next. */
export function readProofs(source: string): string[] {
  const text = source.replace(DOCBLOCK, '')
  if (!text.startsWith(PROVES)) return []
  const lines = text.split('\n')
  const last = lines.findIndex((line) => !line.endsWith(','))

  return lines.slice(0, last + 1).flatMap((line) => line.match(ID) ?? [])
}

/** Compares the requirements with the tests. */
export function coverageFaults({ requirements, proofs }: Coverage) {
  const ids = requirements.map(({ id }) => id)
  const known = new Set(ids)
  const proved = new Set(proofs.flatMap((proof) => proof.ids))

  return {
    /** Ids that stand at two requirements. */
    repeated: ids.filter((id, at) => ids.indexOf(id) !== at),
    /** Requirements that no test names. */
    unproved: ids.filter((id) => !proved.has(id)),
    /** Ids that a test names and no requirement has, as `<file>: <id>`. */
    unknown: proofs.flatMap((proof) =>
      proof.ids.filter((id) => !known.has(id)).map((id) => `${proof.file}: ${id}`),
    ),
  }
}

/** The page `docs/coverage.md`: the tests of each requirement. */
export function coveragePage({ requirements, proofs }: Coverage): string {
  const filesOf = (id: string) => proofs.flatMap(({ file, ids }) => (ids.includes(id) ? [`\`${file}\``] : []))
  const rows = requirements.map(({ id }) => `| ${id} | ${filesOf(id).toSorted().join(', ')} |`)

  return `# Coverage

Which tests prove which [requirement](requirements.md). Made by \`npm run coverage\`, of the first line of each test file.

| requirement | tests |
|---|---|
${rows.join('\n')}
`
}
