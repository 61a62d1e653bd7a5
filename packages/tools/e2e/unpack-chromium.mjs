// A separate process, because the package always unpacks to the process's temporary folder (TMPDIR).
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')

await chromium.executablePath()
// The shared libraries that a minimal machine lacks.
await inflate(join(archives, 'al2023.tar.br'))
