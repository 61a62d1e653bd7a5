import { HELP_LINK, LEGAL_LINKS } from '../../lib/site-links.ts'

/** The links of the footer, in columns. */
export const PRODUCT_LINKS = [
  { to: '/rent', id: 'nav.rent' },
  { to: '/offer-flat', id: 'nav.offer' },
  { to: '/business', id: 'nav.business' },
  { to: '/about-us', id: 'footer.about' },
] as const

export const SUPPORT_LINKS = [HELP_LINK, { to: '/rental-contract-info', id: 'footer.contractInfo' }] as const

export { LEGAL_LINKS }
