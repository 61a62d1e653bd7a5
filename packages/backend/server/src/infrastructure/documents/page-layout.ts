/** 25 mm at the left leave room for holes (DIN 5008). In points. */
export const MARGINS = { top: 56, right: 57, bottom: 60, left: 71 }
export const COLOURS = {
  ink: '#1f1f1f',
  muted: '#555555',
  brand: '#8b1a1a',
  line: '#bbbbbb',
  tint: '#f7efee',
} as const

/** How wide a page is between its margins. */
export function insideWidth({ page }: PDFKit.PDFDocument): number {
  return page.width - MARGINS.left - MARGINS.right
}
