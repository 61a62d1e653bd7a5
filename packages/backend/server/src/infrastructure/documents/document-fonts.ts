import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

const require = createRequire(import.meta.url)
const FILES = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

type Fonts = Record<keyof typeof FILES, Font>

let opened: Promise<Fonts> | undefined

/** The fonts of one document. Their files are read once: that takes longer than to write a page. */
export async function documentFonts(): Promise<Fonts> {
  opened ??= openFonts()
  const { regular, bold } = await opened

  return { regular: withOwnGlyphs(regular), bold: withOwnGlyphs(bold) }
}

async function openFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const open = async (file: string) => create(await readFile(file))

  return { regular: await open(FILES.regular), bold: await open(FILES.bold) }
}

/** A glyph remembers for which characters it was first used: no document may read that of another one. */
function withOwnGlyphs(font: Font): Font {
  return Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font
}
