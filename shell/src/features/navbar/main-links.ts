import { businessPath, offerFlatPath, rentPath } from '@domizil/links'
/** The pages in the navbar, besides the blog, which is outside the app. */
export const MAIN_LINKS = [
  { to: rentPath(), id: 'nav.rent' },
  { to: offerFlatPath(), id: 'nav.offer' },
  { to: businessPath(), id: 'nav.business' },
] as const
