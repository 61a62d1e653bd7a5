import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from './paths.mjs'

const SLOWEST = 10

/**
 * Creates the log of a run: the file that `DOMIZIL_TEST_TIMES` names, into which jest and Playwright write a line of JSON at
 * the begin and at the end of each test file or journey. It is deleted when the process exits.
 */
export function startTestLog() {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-test-log-'))
  const file = join(folder, 'lines')
  writeFileSync(file, '')
  process.env.DOMIZIL_TEST_TIMES = file
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

  return { lines: () => linesOf(readFileSync(file, 'utf8')) }
}

/** A process that was killed leaves its last line in part. */
function linesOf(text) {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}

/** The names that began and did not end: what a stopped run was doing. */
export function runningIn(lines) {
  const running = new Set()
  for (const { begin, end } of lines) {
    if (begin) running.add(begin)
    else running.delete(end)
  }
  return [...running].map(shortName)
}

/** The files that took longest, as lines to print; a file's journeys are added up. */
export function slowestOf(lines) {
  const seconds = new Map()
  for (const { end, file = end, wall } of lines) if (end) seconds.set(file, (seconds.get(file) ?? 0) + wall)

  return [...seconds]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, wall]) => `  ${wall.toFixed(1).padStart(7)} s  ${shortName(file)}`)
}

/** Where the processor's time of unit and endpoint tests went, as lines to print. */
export function processorTimesOf(lines) {
  const sum = (key) => lines.reduce((total, line) => total + (line[key] ?? 0), 0)
  const row = (name, value) => `  ${value.toFixed(0).padStart(7)} s  ${name}`

  return [
    row('everything in files for Node, which share processes', sum('process')),
    row('loading and transforming modules of files for browsers', sum('modules')),
    row('their hooks', sum('hooks')),
    row('their tests, renders included', sum('tests')),
  ]
}

function shortName(name) {
  return name.startsWith('/') ? relative(ROOT, name) : name
}
