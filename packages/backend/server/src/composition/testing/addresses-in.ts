const BRANCH = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?<methods> \(.*\))?$/u
const INDENT = 4

/** The addresses of a router's tree that have parameters, each once. What the parameters are called says nothing. */
export function addressesIn(tree: string): string[] {
  const above: string[] = []
  const addresses = new Set<string>()

  for (const line of tree.split('\n')) {
    const { indent = '', part = '', methods } = BRANCH.exec(line)?.groups ?? {}
    const depth = indent.length / INDENT
    const path = (above[depth - 1] ?? '') + part
    above[depth] = path
    if (methods && path.includes(':')) addresses.add(withoutNames(path))
  }
  return [...addresses].toSorted()
}

/** An address in which every parameter is called the same. */
export const withoutNames = (path: string): string => path.replaceAll(/:[^/]+/g, ':')
