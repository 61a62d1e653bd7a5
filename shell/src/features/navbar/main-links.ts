import { businessPath, offerFlatPath, rentPath } from '@domizil/links'
/** The pages that the navbar leads to, beside the blog that lives outside the app. */
export const MAIN_LINKS = [
  { to: rentPath(), id: 'nav.rent' },
  { to: offerFlatPath(), id: 'nav.offer' },
  { to: businessPath(), id: 'nav.business' },
] as const
