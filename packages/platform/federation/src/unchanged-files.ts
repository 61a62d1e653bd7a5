import { HOST } from './registry.ts'
import { fileUrl } from './release.ts'
import type { Release } from './schema.ts'

type Published = Pick<Release, 'name' | 'version' | 'entry' | 'files' | 'start' | 'fonts'>

/** A place in the list of the movable files of a release, or several that follow each other. */
type Run = number | readonly [first: number, count: number]

/** The files of a release that an earlier one has published, by that one's version. Short: each page says it of every app. */
export type UnchangedFiles = Readonly<Record<string, readonly Run[]>>

function runsOf(indexes: readonly number[]): Run[] {
  const runs: [first: number, count: number][] = []
  for (const index of indexes) {
    const last = runs.at(-1)
    if (last && last[0] + last[1] === index) last[1] += 1
    else runs.push([index, 1])
  }
  return runs.map((run) => (run[1] === 1 ? run[0] : run))
}

function indexesOf(runs: readonly Run[]): number[] {
  return runs.flatMap((run) => {
    if (typeof run === 'number') return run
    const [first, count] = run
    return Array.from({ length: count }, (_, at) => first + at)
  })
}

/**
 * The files that an earlier release of the same app has published with the same name and bytes, by the first such release:
 * a returning visitor has them in the cache. The entry is left out: it is what names the others.
 * @param earlier the releases before this one, oldest first.
 */
export function unchangedFiles(release: Published, earlier: readonly Published[]): UnchangedFiles {
  const found: Record<string, number[]> = {}
  for (const [index, file] of movableFiles(release).entries()) {
    const first = file !== release.entry && earlier.find(({ files }) => files[file] === release.files[file])
    if (first) (found[first.version] ??= []).push(index)
  }

  return Object.fromEntries(Object.entries(found).map(([version, indexes]) => [version, runsOf(indexes)]))
}

/** Those of the unchanged files of a release that are named. */
export function unchangedAmong(
  release: Pick<Release, 'name' | 'files'>,
  unchanged: UnchangedFiles,
  named: ReadonlySet<string>,
): UnchangedFiles {
  const names = movableFiles(release)
  const isNamed = (index: number) => named.has(names[index] ?? '')

  return Object.fromEntries(
    Object.entries(unchanged).flatMap(([version, runs]) => {
      const left = runsOf(indexesOf(runs).filter(isNamed))
      return left.length > 0 ? [[version, left]] : []
    }),
  )
}

/** Where browsers find the unchanged files of a release, by their own URL. */
export function addressesOf(
  release: Pick<Release, 'name' | 'files' | 'version'>,
  unchanged: UnchangedFiles,
): Record<string, string> {
  const files = movableFiles(release)
  return Object.fromEntries(
    Object.entries(unchanged).flatMap(([version, runs]) =>
      indexesOf(runs).map((index) => {
        const file = files[index] ?? ''
        return [fileUrl(release, file), fileUrl({ ...release, version }, file)]
      }),
    ),
  )
}

/** The same in the fewest lines of an import map: the release that lends most lends its folder. Not for the files of `later`. */
export function importsOf(
  release: Pick<Release, 'name' | 'files' | 'version'>,
  unchanged: UnchangedFiles,
  later: ReadonlySet<string> = new Set(),
): Record<string, string> {
  const isNow = (url: string) => !later.has(url.slice(fileUrl(release, '').length))
  const all = addressesOf(release, unchanged)
  const addresses = Object.fromEntries(Object.entries(all).filter(([url]) => isNow(url)))
  const [lender] = Object.keys(unchanged).toSorted((a, b) => filesFrom(b) - filesFrom(a))
  if (lender === undefined) return {}
  const folder = fileUrl({ ...release, version: lender }, '')
  const others = movableFiles(release)
    .map((file) => fileUrl(release, file))
    .filter((url) => isNow(url) && !addresses[url]?.startsWith(folder))
  const short = { [fileUrl(release, '')]: folder, ...pick(others) }

  return Object.keys(short).length < Object.keys(addresses).length ? short : addresses

  function filesFrom(version: string): number {
    return indexesOf(unchanged[version] ?? []).length
  }

  function pick(urls: readonly string[]): Record<string, string> {
    return Object.fromEntries(urls.map((url) => [url, addresses[url] ?? url]))
  }
}

/** The hashes of files by the addresses at which they are found. */
export function movedHashes(
  hashes: Readonly<Record<string, string>>,
  addresses: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(hashes).map(([url, hash]) => [addresses[url] ?? url, hash]))
}

/** What browsers look for by the import map, style sheets only by the host's runtime; the entry too, which stays. */
function movableFiles({ name, files }: Pick<Release, 'name' | 'files'>): string[] {
  const endings = ['.js', '.json', ...(name === HOST ? ['.css'] : [])]
  return Object.keys(files).filter((file) => endings.some((ending) => file.endsWith(ending)))
}
