import { HOST, ownRoutes, problemSentence, type Release } from '@domizil/federation'
import { collisionsOf } from './channel-problems.ts'
import { refuseInvalidRanges } from './range-rules.ts'
import { RefusedError } from './refused-error.ts'

/** A gateway sends a file of this name for another one, to browsers that can unpack it. */
const PACKED = /\.(br|gz)$/

/**
 * Refuses a release that no registry could serve.
 * @throws {RefusedError} naming the first reason.
 */
export function refuseUnfit(release: Release): void {
  const { name, kind, requires, provides } = release
  if ((kind === 'host') !== (name === HOST)) {
    throw new RefusedError('VERSION_UNFIT', `Only "${HOST}" is the host; ${name} says that it is a ${kind}.`)
  }
  if (kind === 'host' ? !provides : !requires) {
    const missing = kind === 'host' ? 'what it provides' : 'what it requires of the shell'
    throw new RefusedError('VERSION_UNFIT', `${name} does not say ${missing}.`)
  }

  const [collision] = collisionsOf(ownRoutes(release))
  if (collision) throw new RefusedError('ROUTE_TAKEN', problemSentence(collision))
  refuseInvalidRanges(release)
  refuseGaps(release)
}

/**
 * Refuses a release that names what it does not have: its pages would fail in every browser.
 * @throws {RefusedError} BUILD_INCOMPLETE for a file or page that is missing, BUILD_TAMPERED for a packed form.
 */
function refuseGaps(release: Release): void {
  const { name, version, files, pages, routes } = release
  const file = namedBy(release).find((one) => !Object.hasOwn(files, one))
  if (file !== undefined) {
    throw new RefusedError(
      'BUILD_INCOMPLETE',
      `${name} ${version} needs ${file}, which is none of its files. Build again.`,
    )
  }
  const route = routes.find(({ page }) => !Object.hasOwn(pages, page))
  if (route) {
    throw new RefusedError(
      'BUILD_INCOMPLETE',
      `The route ${route.path} of ${name} ${version} leads to the page ${route.page}, which it does not have.`,
    )
  }
  const packed = Object.keys(files).find((one) => PACKED.test(one))
  if (packed === undefined) return
  throw new RefusedError(
    'BUILD_TAMPERED',
    `${name} ${version} names ${packed}: packed forms are made when it is published, and are no files of their own.`,
  )
}

function namedBy({ entry, start, pages, messages, fonts = [], shared, server }: Release): string[] {
  return [
    entry,
    ...[start, ...Object.values(pages), ...Object.values(shared)].flatMap((one) => one.files),
    ...Object.values(messages).flat(),
    ...fonts,
    ...(server ? [server.entry] : []),
  ]
}
