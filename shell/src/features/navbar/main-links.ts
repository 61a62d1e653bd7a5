/** The pages that the navbar leads to, beside the blog that lives outside the app. */
export const MAIN_LINKS = [
  { to: '/rent', id: 'nav.rent' },
  { to: '/offer-flat', id: 'nav.offer' },
  { to: '/business', id: 'nav.business' },
] as const
