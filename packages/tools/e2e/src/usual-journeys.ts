/**
 * The journeys of `npm test`, by the file that has them, each with what it is for: ways that earn money, and ways that cross
 * apps. What a page or an endpoint test proves as well, such as the same page in the next language, is left to
 * `npm run test:all`, which runs these and all others, in both widths. `only` chooses titles by a regular expression; `sizes` is
 * the width in which they run, both if it is left out.
 */
export const USUAL_JOURNEYS: Record<string, { for: string; only?: string; sizes?: 'desktop' | 'mobile' }> = {
  // From the search to signed contract and money.
  flats: { for: 'home, search and flat of a visitor', only: 'en (home shows|a flat opens)' },
  'search-filters': {
    for: 'filters, their address and a reload',
    only: 'en what is chosen|where nothing is found',
  },
  'search-map': {
    for: 'one search for a moved map, both engines',
    only: 'moving the map is exactly|a pin opens',
    sizes: 'desktop',
  },
  'search-back': {
    for: 'Back from a flat to its list',
    only: 'survives a flat|filter away',
    sizes: 'desktop',
  },
  'search-favourites': {
    for: 'favourites that move into the account',
    only: 'move into the account',
    sizes: 'desktop',
  },
  favourites: { for: 'a favourite that stays with the account', only: 'favourites, en', sizes: 'mobile' },
  'search-saved': {
    for: 'a search that is saved while signing in',
    only: 'signed out logs in',
    sizes: 'desktop',
  },
  'one-stay': { for: 'a stay from the home page to the requests', only: 'requests, en' },
  'flat-request': {
    for: 'signing in on the way, and two who want the same days',
    only: 'way back, en|the second is told',
    sizes: 'desktop',
  },
  request: { for: 'the first request of a newcomer', only: 'a newcomer gives', sizes: 'mobile' },
  'ask-landlord': { for: 'a question and a viewing', sizes: 'mobile' },
  'unread-messages': { for: 'messages between two people' },
  'booking-contract': { for: 'from the request to both signatures, payments and review', sizes: 'desktop' },
  'last-day': { for: 'another last day, agreed and signed by both on a broken line', sizes: 'desktop' },
  // Offering a flat.
  'wizard-first-steps': {
    for: 'a draft from before the account',
    only: 'before logging in',
    sizes: 'mobile',
  },
  'wizard-steps': {
    for: 'a flat in four steps, its photos',
    only: 'step by step|can be restored|sent again',
    sizes: 'desktop',
  },
  'wizard-offline': { for: 'a draft without a connection', sizes: 'mobile' },
  'flat-owner': { for: 'listing a flat, blocked days, calendars' },
  'flat-access': { for: 'who may see what of a flat', only: 'of a flat, en|a stranger', sizes: 'desktop' },
  'flat-gallery': { for: 'pictures by mouse and by finger', only: 'a flat, en stand|swiped' },
  // Accounts.
  session: { for: 'signing in and out, registering', only: 'account, en' },
  'session-https': { for: 'two tabs over https' },
  'own-account': {
    for: 'password, address and sessions of an account',
    only: 'account, de',
    sizes: 'desktop',
  },
  terminal: { for: 'signing in at a terminal', only: 'shows a code', sizes: 'desktop' },
  'sign-in-refusals': { for: 'guessed and weak passwords' },
  leaving: { for: 'a deleted account', only: 'good, en' },
  consent: { for: 'the question about cookies', only: 'in de|declining leaves', sizes: 'desktop' },
  analytics: { for: 'counting only with permission', only: 'page by page|declining keeps' },
  // Decisions of the back office that reach others.
  'admin-desks': { for: 'reviewing flats, answering help requests', only: 'in en', sizes: 'desktop' },
  'admin-actions': { for: 'blocking a user, closing an invoice', only: 'unblocks a user|paid invoice' },
  'admin-dashboard': {
    for: 'a question that reaches the help inbox, and a dashboard without barriers',
    only: 'no accessibility barriers|help inbox',
    sizes: 'desktop',
  },
  'admin-lists': {
    for: 'a list by its address, as a file and without barriers',
    only: 'bookings is sorted|list of users',
    sizes: 'desktop',
  },
  'second-look': { for: 'a changed listing that is undone' },
  'content-reports': { for: 'a reported review and its complaint' },
  layouts: {
    for: 'who sees the back office',
    only: 'whoever is no admin|shows its content',
    sizes: 'desktop',
  },
  // Remotes that load, fail and go back.
  'failed-apps': {
    for: 'a part that does not come: one reload at most, then the error page',
    only: '(the entry|the main script|a nested chunk), refused until|the entry, always|own chunk, always refused|without storage|static host .*(reads|tampered)',
  },
  'hanging-app': { for: 'a part that hangs' },
  'late-hashes': {
    for: 'hashes before scripts',
    only: 'first script|another language|changed nested|are refused',
  },
  'counted-failures': { for: 'failures by version' },
  versions: { for: 'versions side by side, promotion, canary and rollback' },
  'remotes-in-work': { for: 'a remote from its sources', only: 'own machine|saved component' },
  environment: { for: 'choosing versions in staging', only: 'may choose|serves no version' },
  connection: {
    for: 'a lost connection, and a lost identity service',
    only: 'as long as it lasts|logging in says|once the connection is back',
    sizes: 'desktop',
  },
  // Languages, drawn pages, and who is shut out.
  language: { for: 'the language of an address, a browser and a choice' },
  'remote-pages': { for: 'every page of the remotes, in a language that is not the default', only: 'in de' },
  'shell-pages': { for: 'pages of the shell', only: '/ opens|/help opens', sizes: 'mobile' },
  'first-view': {
    for: 'drawn pages that the browser takes over',
    only: 'of (/|/search\\S*|/de/flat/5) comes|before its code in view|what was typed|as the failure guard',
  },
  'page-frame': { for: 'pages that are not drawn', only: '/de/search|keeps what is typed', sizes: 'mobile' },
  'first-view-without-scripts': {
    for: 'pages without scripts',
    only: 'one finds a flat|is not there',
    sizes: 'desktop',
  },
  'search-engines': { for: 'heads, previews and sitemap', only: 'each page describes|the sitemap' },
  accessibility: { for: 'barriers of search, favourites and flat', sizes: 'mobile' },
  keyboard: { for: 'menus, consent and help by keys', only: 'a menu|the language' },
  'keyboard-signed-in': { for: 'a dialog by keys', only: 'en the dialog' },
  'dialogs-and-back': { for: 'Back and dialogs', only: 'Forward and reloading', sizes: 'mobile' },
  'translated-pages': {
    for: 'the pages of a booking that the browser translates',
    only: '(search|a flat with a stay|bookings of a flat|contract dialog) translated',
    sizes: 'desktop',
  },
  'public-pages': { for: 'open pages that need no antd', only: 'no page that is open|neither the lists' },
}

/** What `npm test` has time for. */
export const MOST_USUAL_JOURNEYS = 150

/** Whether this is the usual run, which leaves journeys out; `npm run test:all`, and who names journeys, gets all. */
export const isUsualRun = () => process.env['DOMIZIL_TEST_ALL'] === ''

type Size = 'desktop' | 'mobile'

/** The regular expression for the full titles of the journeys that run in one width in `npm test`. */
export function usualTitles(size: Size): RegExp {
  const chosen = Object.entries(USUAL_JOURNEYS).filter(([, { sizes = size }]) => sizes === size)

  return new RegExp(
    chosen.map(([file, { only }]) => `(^| )${file}\\.spec\\.ts ${only ? `.*(${only})` : ''}`).join('|'),
  )
}
