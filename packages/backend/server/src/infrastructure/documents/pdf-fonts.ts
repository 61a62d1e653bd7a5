import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

const require = createRequire(import.meta.url)
/** The product's font, and one with the letters that it lacks, such as Greek and Cyrillic ones. */
const FILES = {
  regular: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  'regular-other': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'bold-other': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

type Fonts = Record<keyof typeof FILES, Font>
export type Weight = 'regular' | 'bold'

let opened: Promise<Fonts> | undefined
let letters: ReadonlySet<number> | undefined

/** Registers the fonts of one document. Their files are read once: that takes longer than to write a page. */
export async function registerFonts(document: PDFKit.PDFDocument): Promise<void> {
  opened ??= openFonts()
  const fonts = await opened
  letters ??= new Set(fonts.regular.characterSet)

  for (const [name, font] of Object.entries(fonts)) {
    // An opened font is taken as well, which the types do not know.
    document.registerFont(name, withOwnGlyphs(font) as unknown as PDFKit.Mixins.PDFFontSource)
  }
}

async function openFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const entries = Object.entries(FILES).map(
    async ([name, file]) => [name, create(await readFile(file))] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Fonts
}

/** A glyph remembers for which characters it was first used: no document may read that of another one. */
function withOwnGlyphs(font: Font): Font {
  return Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font
}

/** The font that has every letter of a text. */
export function fontFor(text: string, weight: Weight = 'regular'): keyof Fonts {
  const isKnown = [...text].every((letter) => letter === '\n' || letters?.has(letter.codePointAt(0) ?? 0))
  return isKnown ? weight : `${weight}-other`
}
