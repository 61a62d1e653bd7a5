import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { Font, GlyphRun } from 'fontkit'
import { bidiRunsOf, hasRightToLeft } from './bidi-runs.ts'

const require = createRequire(import.meta.url)
/**
 * The product's font; one with the letters that it lacks, such as Greek and Cyrillic ones; and a coarse one with those of all
 * other scripts in which people may write their names, such as Chinese and Hindi: better than empty boxes.
 */
const FILES = {
  regular: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  'regular-other': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'bold-other': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  any: require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
} as const

type Fonts = Record<keyof typeof FILES, Font>
export type Weight = 'regular' | 'bold'

let opened: Promise<Fonts> | undefined
let letters: ReadonlySet<number>[] | undefined

const unpack = promisify(inflate)

/** The sizes of the head of a file and of what it says of each table, of a web font and of a font, in bytes. */
const PACKED = { head: 44, entry: 20 }
const PLAIN = { head: 12, entry: 16 }

/** Registers the fonts of one document. Their files are read once: that takes longer than to write a page. */
export async function registerFonts(document: PDFKit.PDFDocument): Promise<void> {
  opened ??= openFonts()
  const fonts = await opened
  letters ??= lettersOf(fonts)

  for (const [name, font] of Object.entries(fonts)) {
    // An opened font is taken as well, which the types do not know.
    document.registerFont(name, withOwnGlyphs(font) as unknown as PDFKit.Mixins.PDFFontSource)
  }
  layOutLines(document)
}

/**
 * The library lays out texts word by word, and so sets the words of a Hebrew or Arabic name in the order of Latin ones. With
 * features, even none, it lays out whole lines.
 */
function layOutLines(document: PDFKit.PDFDocument): void {
  const write = document.text.bind(document)

  document.text = (text: string, ...place: [unknown?, unknown?, unknown?]) => {
    if (!hasRightToLeft(text)) return write(text, ...(place as []))
    const [x, y, options] = place
    return typeof x === 'number'
      ? write(text, x, y as number, { features: [], ...(options as object) })
      : write(text, { features: [], ...(x as object) })
  }
}

async function openFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const entries = Object.entries(FILES).map(async ([name, path]) => {
    const file = await readFile(path)
    return [name, create(path.endsWith('.woff') ? await unpackWoff(file) : file)] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Fonts
}

/** What is pasted: a tab is drawn as a blank, joiners and variants of emoji not at all. Fonts have boxes for them, or nothing. */
const drawn = (text: string) => text.replaceAll('\t', ' ').replace(/\u200d|\ufe0e|\ufe0f/g, '')

/** A glyph remembers for which characters it was first used: no document may read that of another one. */
function withOwnGlyphs(font: Font): Font {
  const own = Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font
  own.layout = (text, features) =>
    layOut(own, font, { text: drawn(text), features: features as readonly string[] | undefined })
  return own
}

/** What the library asks for is a word, or a whole line where it has letters that are read from right to left. */
function layOut(
  own: Font,
  font: Font,
  { text, features }: { text: string; features?: readonly string[] | undefined },
): GlyphRun {
  if (!hasRightToLeft(text)) return font.layout.call(own, text, features)

  // Brackets are mirrored already: some fonts would turn them again.
  const all = { ...Object.fromEntries((features ?? []).map((feature) => [feature, true])), rtlm: false }
  const runs = bidiRunsOf(text).map(({ text: part, direction }) =>
    // The library turns the letters of a font that has rules for them, and no others.
    direction === 'rtl' && !font.GSUB && !font.GPOS
      ? font.layout.call(own, Array.from(part).toReversed().join(''))
      : font.layout.call(own, part, all, undefined, undefined, direction),
  )
  const positions = runs.flatMap((run) => run.positions)
  return {
    glyphs: runs.flatMap(({ glyphs }) => glyphs),
    positions,
    // The library scales the positions, and asks for their sum after that.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

function lettersOf(fonts: Fonts): ReadonlySet<number>[] {
  return [fonts.regular, fonts['regular-other']].map(({ characterSet }) => new Set(characterSet))
}

/** The font that has every letter of a text; for a text that none has, the one that has the most. */
export function fontFor(text: string, weight: Weight = 'regular'): keyof Fonts {
  const points = Array.from(drawn(text).replaceAll('\n', ''), (letter) => letter.codePointAt(0) ?? 0)
  const has = (known: ReadonlySet<number>) => points.every((point) => known.has(point))
  const [own, other] = letters ?? []
  if (own && has(own)) return weight
  return other && has(other) ? `${weight}-other` : 'any'
}

/**
 * The font inside a web font (WOFF 1). fontkit reads both, but of a web font it unpacks a whole table for each letter:
 * minutes for a page.
 */
async function unpackWoff(file: Buffer): Promise<Buffer> {
  const count = file.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) =>
    entryAt(file, PACKED.head + index * PACKED.entry),
  )
  const tables = await Promise.all(
    entries.map(async ({ bytes, size }) => (bytes.length < size ? unpack(bytes) : bytes)),
  )

  const head = Buffer.alloc(PLAIN.head + count * PLAIN.entry)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let offset = head.length
  for (const [index, { tag, checksum, size }] of entries.entries()) {
    const at = PLAIN.head + index * PLAIN.entry
    tag.copy(head, at)
    for (const [place, value] of [checksum, offset, size].entries())
      head.writeUInt32BE(value, at + 4 + 4 * place)
    offset += size
  }
  return Buffer.concat([head, ...tables])
}

function entryAt(file: Buffer, at: number) {
  const offset = file.readUInt32BE(at + 4)

  return {
    tag: file.subarray(at, at + 4),
    bytes: file.subarray(offset, offset + file.readUInt32BE(at + 8)),
    size: file.readUInt32BE(at + 12),
    checksum: file.readUInt32BE(at + 16),
  }
}
