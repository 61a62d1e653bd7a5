import type { ServerResponse } from 'node:http'
import * as calls from '@domizil/api'

/** The drawn pages that a change may concern: none, all, or all but the pages of other flats than the one with the id. */
export type ChangedPages = 'none' | 'all' | { readonly flat: string }

/** Calls whose success no public page shows. */
const UNSEEN = [
  calls.addFavourite,
  calls.removeFavourite,
  calls.saveSearch,
  calls.removeSavedSearch,
  calls.sendMessage,
  calls.markMessagesRead,
  calls.answerViewing,
  calls.askLandlord,
  calls.sendQuestionMessage,
  calls.markQuestionRead,
  calls.saveReply,
  calls.removeSavedReply,
  calls.changeBankAccount,
  calls.markPayment,
  // A draft.
  calls.createFlat,
  calls.validateAddress,
  calls.renewFeed,
  calls.readMail,
  calls.readBankAccount,
  calls.replyToHelpRequest,
  calls.addHelpNote,
  calls.assignHelpRequest,
  calls.writeToUser,
].map(patternOf)

/** Calls that change the flat whose id ends their path, and nothing on the pages of others. */
const OF_ONE_FLAT = [
  calls.uploadImage,
  calls.setMainImage,
  calls.setImageRank,
  calls.setSortedImages,
  calls.removeImages,
  calls.createBlockedPeriod,
  calls.confirmCalendar,
].map(patternOf)

/** The backend's word on a changed flat that the path does not name (RFC 9875): `"flat-7"`. */
const GROUP = /^"flat-(\d+)"$/

/** What an answered request may have changed: nothing if refused or open to all, and every page if it is not listed here. */
export function changedPages(method: string, pathname: string, response: ServerResponse): ChangedPages {
  const path = pathname.replace(/^\/api/, '')
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  const isRefused = response.statusCode >= 400 && response.statusCode < 500
  if (isRead || isRefused || calls.accessOf({ path }) === 'open') return 'none'

  const called = `${method} ${path}`
  if (UNSEEN.some((pattern) => pattern.test(called))) return 'none'
  const [, named] = GROUP.exec(String(response.getHeader('cache-group-invalidation'))) ?? []
  const flat =
    named ?? (OF_ONE_FLAT.some((pattern) => pattern.test(called)) ? path.split('/').at(-1) : undefined)
  return flat === undefined ? 'all' : { flat }
}

function patternOf({ method, path }: calls.Call): RegExp {
  return new RegExp(`^${method} ${path.replaceAll(/:\w+/g, String.raw`\d+`)}$`)
}
