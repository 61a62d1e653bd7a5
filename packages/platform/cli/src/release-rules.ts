import { HOST, ownRoutes, problemSentence, type Release } from '@domizil/federation'
import { collisionsOf } from './channel-problems.ts'
import { filesNamedBy, refuseLists } from './file-list-rules.ts'
import { refuseInvalidRanges } from './range-rules.ts'
import { RefusedError } from './refused-error.ts'

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

  refuseLists(release)
  const [collision] = collisionsOf(ownRoutes(release))
  if (collision) throw new RefusedError('ROUTE_TAKEN', problemSentence(collision))
  refuseInvalidRanges(release)
  refuseGaps(release)
}

/**
 * Refuses a release that names what it does not have: its pages would fail in every browser.
 * @throws {RefusedError} BUILD_INCOMPLETE
 */
function refuseGaps(release: Release): void {
  const { name, version, files, pages, routes } = release
  const file = filesNamedBy(release).find((one) => !Object.hasOwn(files, one))
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
}
