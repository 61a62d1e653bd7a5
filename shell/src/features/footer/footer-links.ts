import { aboutUsPath, businessPath, offerFlatPath, rentPath, rentalContractInfoPath } from '@domizil/links'
import { HELP_LINK, LEGAL_LINKS } from '../../lib/site-links.ts'

/** The links of the footer, by column. */
export const PRODUCT_LINKS = [
  { to: rentPath(), id: 'nav.rent' },
  { to: offerFlatPath(), id: 'nav.offer' },
  { to: businessPath(), id: 'nav.business' },
  { to: aboutUsPath(), id: 'footer.about' },
] as const

export const SUPPORT_LINKS = [HELP_LINK, { to: rentalContractInfoPath(), id: 'footer.contractInfo' }] as const

export { LEGAL_LINKS }
