import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv, { type RequestHandler } from 'sirv'
import type { RegistryFiles } from './registry-files.ts'
import { sendError } from './send.ts'

const ONE_YEAR_SECONDS = 31_536_000

export interface StaticFiles {
  /** Serves `/remotes/<name>/<version>/<file>`: immutable, compressed beforehand. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Serves one file of a version under another address, asked for anew each time. */
  serveAs(
    file: string,
    name: string,
    version: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): void
}

/** The published files of every version that the registry knows. Nothing else in the folder can be reached. */
export function createStaticFiles(files: RegistryFiles, log: (line: string) => void): StaticFiles {
  const handlers = new Map<string, RequestHandler>()

  function handlerOf(name: string, version: string, file: string): RequestHandler | undefined {
    const place = files.placeOf(name, version)
    if (!place) return undefined
    const known = handlers.get(place.folder)
    if (known) return known

    const damage = place.damage()
    if (damage.some((damaged) => withoutCompression(damaged) === file)) return undefined
    const handler = openFolder(place.folder)
    // A version never changes, so its folder is read once; but not while it is still being copied.
    if (handler && damage.length === 0) handlers.set(place.folder, handler)
    return handler
  }

  function serve(
    name: string,
    version: string,
    file: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const missing = () => sendError(response, 404, 'FILE_NOT_FOUND', 'There is no such file.')
    const handler = handlerOf(name, version, decoded(file))
    if (!handler) return missing()

    // Sirv opens the file late and hears of no failure: the file may have gone since its folder was read.
    response.once('pipe', (source: Readable) =>
      source.once('error', (error) => {
        log(`the file ${file} of ${name} ${version} cannot be read: ${error.message}`)
        handlers.clear()
        response.destroy()
      }),
    )
    // A server may answer with the whole, and sirv throws at a range that ends before it begins.
    delete request.headers.range
    const original = request.url
    request.url = `/${file}`
    handler(request, response, missing)
    request.url = original
  }

  return {
    handle(request, response) {
      const [, , name = '', version = '', ...rest] = new URL(
        request.url ?? '/',
        'http://gateway',
      ).pathname.split('/')
      response.setHeader('Timing-Allow-Origin', '*')
      serve(name, version, rest.join('/'), request, response)
    },
    serveAs(file, name, version, request, response) {
      response.setHeader('Cache-Control', 'no-cache')
      serve(name, version, file, request, response)
    },
  }
}

function withoutCompression(file: string): string {
  return file.replace(/\.(?:br|gz)$/, '')
}

/** The name under which sirv looks for the file. */
function decoded(file: string): string {
  try {
    return decodeURI(file)
  } catch {
    return file
  }
}

/** What serves a folder; nothing if the folder cannot be read. */
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
