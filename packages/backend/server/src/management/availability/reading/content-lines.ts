/** A property of a calendar as it is written. */
export interface ContentLine {
  /** Of the text, from 1. */
  number: number
  /** In capitals. */
  name: string
  /** By name in capitals, without quotes. */
  parameters: Readonly<Record<string, string>>
  value: string
  /** With the lines after it that are no property: some exporters forget to indent the rest of a long line. */
  joined: string
}

/** The rest of a line is taken apart only where it is needed: a calendar consists mostly of other properties. */
const PROPERTY = /^\s*([A-Za-z][\w-]*)\s*([:;])/
const PARAMETER = /^;\s*([\w-]+)\s*=\s*("[^"]*"|[^;:"]*)\s*/

/**
 * The properties of a calendar text, unfolded. A line that is none belongs to the one before it, and a line whose
 * parameters make no sense keeps its name and what follows its last colon.
 */
export function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = []
  for (const { number, text: line } of unfold(text)) {
    const property = PROPERTY.exec(line)
    const last = lines.at(-1)
    if (property) lines.push({ number, ...split(property[1] ?? '', line.slice(property[0].length - 1)) })
    else if (last) last.joined += line.trim()
  }
  return lines
}

/** Some templates indent what a calendar contains: then an indented property is no rest of the line before it. */
const INDENTED = /^[ \t]+BEGIN[ \t]*:[ \t]*V/im
const INDENTED_PROPERTY = /^[ \t]+[A-Z][A-Z-]*[:;]/i

function* unfold(text: string): Generator<{ number: number; text: string }> {
  const isIndented = INDENTED.test(text)
  let open: { number: number; parts: string[] } | undefined
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isOwn = isIndented && INDENTED_PROPERTY.test(line)
    if (open && !isOwn && (line.startsWith(' ') || line.startsWith('\t'))) {
      open.parts.push(isIndented ? line.trimStart() : line.slice(1))
      continue
    }
    if (open) yield { number: open.number, text: open.parts.join('') }
    open = { number: index + 1, parts: [line] }
  }
  if (open) yield { number: open.number, text: open.parts.join('') }
}

function split(name: string, rest: string): Omit<ContentLine, 'number'> {
  const parameters: Record<string, string> = {}
  let left = rest
  for (let next = PARAMETER.exec(left); next; next = PARAMETER.exec(left)) {
    parameters[(next[1] ?? '').toUpperCase()] = (next[2] ?? '').replaceAll('"', '').trim()
    left = left.slice(next[0].length)
  }
  const value = (left.startsWith(':') ? left.slice(1) : left.slice(left.lastIndexOf(':') + 1)).trim()
  return { name: name.toUpperCase(), parameters, value, joined: value }
}
