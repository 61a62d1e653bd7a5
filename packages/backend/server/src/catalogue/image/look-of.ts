import sharp from 'sharp'

const ROWS = 8
const COLUMNS = 8

/**
 * How a picture looks, as 64 bits: whether each of 8 × 8 fields is brighter than the one to its right (dHash). Another size,
 * format or quality changes a few bits at most. All zero for a picture of one colour.
 */
export async function lookOf(picture: Uint8Array): Promise<string> {
  const bytes = await sharp(picture)
    .greyscale()
    .resize({ width: COLUMNS + 1, height: ROWS, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()

  const brightness = (row: number, column: number) => bytes[row * (COLUMNS + 1) + column] ?? 0
  return Array.from({ length: ROWS * COLUMNS }, (_field, at) => {
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS]
    return brightness(row, column) > brightness(row, column + 1) ? '1' : '0'
  }).join('')
}
