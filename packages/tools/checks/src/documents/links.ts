import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g
const FENCE = /^```.*?^```$/gms
const HEADING = /^#+ (.+)$/gm

/** The relative links of a Markdown file that lead to no file, or to no heading of it, as `file: link`. */
export function brokenLinks(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(FENCE, '')

  return [...text.matchAll(LINK)]
    .filter(
      ([, path = '', anchor]) => !leadsSomewhere(path === '' ? file : join(dirname(file), path), anchor),
    )
    .map(([, path = '', anchor]) => `${file}: ${path}${anchor ? `#${anchor}` : ''}`)
}

function leadsSomewhere(target: string, anchor: string | undefined): boolean {
  if (!existsSync(target)) return false
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
}

/** The anchors that GitHub gives the headings of a Markdown text. */
function anchorsOf(text: string): string[] {
  return [...text.replace(FENCE, '').matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
