import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether the machine has a program. Without it its tests are skipped, and the run says so. */
export function hasProgram(program: string, ...arguments_: string[]): boolean {
  try {
    execFileSync(program, arguments_, { stdio: 'ignore' })
    return true
  } catch {
    console.warn(`${program} is not installed: what it proves is not tested here.`)
    return false
  }
}

/** What `pdfsig` of poppler says of the signatures in a PDF. */
export function pdfsig(bytes: Uint8Array): string {
  return withFile(bytes, (file) => execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' }))
}

/** The signing certificate is the one that is trusted, at the moment of the signature: the key is made for the test. */
const VALIDATE = `
import json, sys
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

with open(sys.argv[1], 'rb') as file:
    for signature in PdfFileReader(file).embedded_signatures:
        context = ValidationContext(
            trust_roots=[signature.signer_cert], allow_fetching=False, moment=signature.self_reported_timestamp
        )
        status = validate_pdf_signature(signature, context)
        print(json.dumps([status.bottom_line, status.coverage.name]))
`

/** Whether pyHanko finds each signature in a PDF valid, and how much of the document it covers. */
export function pyhanko(bytes: Uint8Array): [isValid: boolean, coverage: string][] {
  const said = withFile(bytes, (file) =>
    execFileSync('python3', ['-c', VALIDATE, file], { encoding: 'utf8' }),
  )
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [boolean, string])
}

function withFile(bytes: Uint8Array, run: (file: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-sealed-'))
  try {
    const file = join(folder, 'sealed.pdf')
    writeFileSync(file, bytes)
    return run(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
