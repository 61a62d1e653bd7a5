// A process of its own: the package unpacks to the temporary folder of the process (TMPDIR) and takes no other.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')

await chromium.executablePath()
// The shared libraries that a bare machine lacks.
await inflate(join(archives, 'al2023.tar.br'))
