import { posix } from 'node:path'
import type { ModuleImport } from '../imports/cruise-workspaces.ts'
import { MARK } from '../kit/kit-pages.ts'

/** A file that git tracks: its path from the root, and its text. */
export interface TrackedFile {
  path: string
  text: string
}

/** What a package, or the whole, consists of. Lines include blank ones and comments. */
export interface Size {
  /** Production code: without tests, test support, journeys and texts. */
  files: number
  lines: number
  /** Production files of more than `LONG` lines. */
  long: number
  /** Production files that one other production file imports, which is in the same folder. */
  fragments: number
  css: number
  sql: number
  /** Lines of tests, test support and journeys. */
  tests: number
  /** Words of documents that people write. */
  words: number
}

/** Which files are counted: code, style sheets, migrations and documents. */
export const COUNTED = /\.(tsx?|mjs|js|css|sql|md)$/

const LONG = 400
const CODE = /\.(tsx?|mjs|js)$/
const TEST = /\.(test|spec)\.tsx?$|(^|\/)testing(\/|\.ts$)|^packages\/tools\/e2e\//
const TEXTS = /(^|\/)(messages|texts)\//
/** Reports of shared surfaces, the table of tests, and the list of requirements that it is made of. */
const MADE = /\.api\.md$|^docs\/(coverage|requirements)\.md$/

/** The sizes of each workspace, and of the rest as `.`, in the order of the workspaces. */
export function measureSizes(
  files: readonly TrackedFile[],
  imports: readonly ModuleImport[],
  workspaces: readonly string[],
): Map<string, Size> {
  const fragments = fragmentsOf(imports)

  return new Map(
    ['.', ...workspaces].map((workspace) => [
      workspace,
      sizeOf(
        files.filter(({ path }) => workspaceOf(path, workspaces) === workspace),
        fragments,
      ),
    ]),
  )
}

/** The number of words: what stands between spaces and has a letter or a digit. */
export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The number of words of a document that people write: those of a page of the kit's reference end at its mark. */
export function writtenWordsOf(text: string): number {
  return wordsOf(text.split(MARK)[0] ?? '')
}

/** The environment variables of a configuration's source: names that are read, and other quoted names with an underscore. */
export function variablesOf(source: string): string[] {
  const quoted = /\bread\.\w+\(\s*'([A-Z][A-Z0-9_]*)'|(?<!code = )'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g
  return [...source.matchAll(quoted)].map(([, read, name]) => read ?? name ?? '')
}

/** Whether a file is production code. */
function isProduction(path: string): boolean {
  return CODE.test(path) && !TEST.test(path) && !TEXTS.test(path)
}

/** The files with exactly one importer in production code, in the same folder. */
function fragmentsOf(imports: readonly ModuleImport[]): Set<string> {
  const importers = new Map<string, Set<string>>()
  for (const { from, to } of imports)
    if (isProduction(from) && from !== to) importers.set(to, (importers.get(to) ?? new Set()).add(from))

  return new Set(
    [...importers].flatMap(([file, [first, ...others]]) =>
      others.length === 0 && first && posix.dirname(first) === posix.dirname(file) ? file : [],
    ),
  )
}

function sizeOf(files: readonly TrackedFile[], fragments: ReadonlySet<string>): Size {
  const code = files.filter(({ path }) => isProduction(path))
  const sum = (chosen: (path: string) => boolean, count: (text: string) => number) =>
    files.filter(({ path }) => chosen(path)).reduce((total, { text }) => total + count(text), 0)

  return {
    files: code.length,
    lines: sum(isProduction, linesOf),
    long: code.filter(({ text }) => linesOf(text) > LONG).length,
    fragments: code.filter(({ path }) => fragments.has(path)).length,
    css: sum((path) => path.endsWith('.css'), linesOf),
    sql: sum((path) => path.endsWith('.sql'), linesOf),
    tests: sum((path) => CODE.test(path) && TEST.test(path), linesOf),
    words: sum((path) => path.endsWith('.md') && !MADE.test(path), writtenWordsOf),
  }
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length
}

function workspaceOf(path: string, workspaces: readonly string[]): string {
  return workspaces.find((workspace) => path.startsWith(`${workspace}/`)) ?? '.'
}
