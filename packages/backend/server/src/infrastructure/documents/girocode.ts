import { girocodeText, type Transfer } from '@domizil/domain'
import QRCode from 'qrcode'

/** The white that readers need around a code, in modules. */
const QUIET_MODULES = 4
/** The guideline (EPC069-12) asks for level M. */
const LEVEL = 'M'

/** Dark modules of one row that touch each other. */
export interface DarkRun {
  x: number
  y: number
  width: number
}

/** A Girocode: a square of `size` modules, the white around it included. */
export interface GirocodeImage {
  size: number
  runs: DarkRun[]
}

/** The code that banking apps read a transfer from. */
export function drawGirocode(transfer: Transfer): GirocodeImage {
  // As bytes: a plain text would be divided into segments of several kinds.
  const data = Buffer.from(girocodeText(transfer))
  const { modules } = QRCode.create([{ data, mode: 'byte' }], { errorCorrectionLevel: LEVEL })
  const runs: DarkRun[] = []

  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue
      const last = runs.at(-1)
      if (last?.y === y + QUIET_MODULES && last.x + last.width === x + QUIET_MODULES) last.width += 1
      else runs.push({ x: x + QUIET_MODULES, y: y + QUIET_MODULES, width: 1 })
    }
  }
  return { size: modules.size + 2 * QUIET_MODULES, runs }
}

/** The same as the data of an SVG path, to be filled black on a white square of that size. */
export function girocodePath(transfer: Transfer): { size: number; path: string } {
  const { size, runs } = drawGirocode(transfer)
  return { size, path: runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('') }
}
