import type { ReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPublicFile } from '@domizil/federation'
import sirv, { type RequestHandler } from 'sirv'
import type { RegistryFiles } from './registry-files.ts'
import { sendError } from './send.ts'

const ONE_YEAR_SECONDS = 31_536_000

interface PublishedFile {
  readonly name: string
  readonly version: string
  readonly file: string
}

/** Named as damaged where the whole version is: it differs from the published one, or no trusted key has signed it. */
const ALL = 'release.json'

/** Serves the published files of every version in the registry, and nothing else of the folder. */
export function createStaticFiles(
  files: RegistryFiles,
  markUse: (name: string, version: string) => void,
  log: (line: string) => void,
) {
  const handlers = new Map<string, RequestHandler>()

  function handlerOf({ name, version, file }: PublishedFile): RequestHandler | undefined {
    const place = files.placeOf(name, version)
    if (!place) return undefined
    const damage = place.damage()
    const isRefused = damage.some((one) => one === ALL || withoutCompression(one) === file)
    if (isRefused) return undefined
    const known = handlers.get(place.folder)
    if (known) return known

    const handler = openFolder(place.folder)
    // A version is immutable, so its folder is read once; but not while it is still being copied.
    if (handler && damage.length === 0) handlers.set(place.folder, handler)
    return handler
  }

  function serve(wanted: PublishedFile, request: IncomingMessage, response: ServerResponse) {
    const { name, version } = wanted
    const file = decoded(wanted.file)
    const missing = () => sendError(response, 404, 'FILE_NOT_FOUND', 'There is no such file.')
    const handler = isPublicFile(file) ? handlerOf({ name, version, file }) : undefined
    if (!handler) return missing()
    markUse(name, version)

    // Sirv knows a file by what it was when its folder was read, and reports no failure: it may have been deleted or
    // replaced since. A client would wait for ever for bytes that were promised.
    const breakOff = (reason: string) => {
      log(`the file ${wanted.file} of ${name} ${version} cannot be read: ${reason}`)
      handlers.clear()
      response.destroy()
    }
    response.once('pipe', (source: ReadStream) => {
      source.once('error', ({ message }) => breakOff(message))
      source.once('end', () => {
        if (source.bytesRead < Number(response.getHeader('content-length'))) breakOff('it has become shorter')
      })
    })
    // A range may be ignored, and sirv throws at one that ends before it begins.
    delete request.headers.range
    const original = request.url
    request.url = `/${wanted.file}`
    handler(request, response, missing)
    request.url = original
  }

  return {
    /** Serves `/remotes/<name>/<version>/<file>`: immutable, precompressed. */
    handle(request: IncomingMessage, response: ServerResponse): void {
      const [, , name = '', version = '', ...rest] = new URL(
        request.url ?? '/',
        'http://gateway',
      ).pathname.split('/')
      // What is published is public: a host of another origin may load it, and its style sheets and fonts.
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Timing-Allow-Origin', '*')
      serve({ name, version, file: rest.join('/') }, request, response)
    },
    /** Serves one file of a version under another address, revalidated on each request. */
    serveAs(file: PublishedFile, request: IncomingMessage, response: ServerResponse): void {
      response.setHeader('Cache-Control', 'no-cache')
      serve(file, request, response)
    },
  }
}

function withoutCompression(file: string): string {
  return file.replace(/\.(?:br|gz)$/, '')
}

/** The name by which sirv looks up the file. */
function decoded(file: string): string {
  try {
    return decodeURI(file)
  } catch {
    return file
  }
}

/** The handler of a folder; undefined if it cannot be read. */
function openFolder(folder: string): RequestHandler | undefined {
  try {
    return sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      immutable: true,
      maxAge: ONE_YEAR_SECONDS,
      extensions: [],
    })
  } catch {
    return undefined
  }
}
