import { Link } from '@domizil/app-kit/router'
import {
  helpPath,
  imprintPath,
  offerFlatPath,
  privacyPolicyPath,
  rentalContractInfoPath,
  searchPath,
  termsPath,
  type PagePath,
} from '@domizil/links'
import type { ComponentProps, ReactNode } from 'react'
import type { IntlProvider } from 'react-intl'

const linkTo = (path: PagePath) => (text: ReactNode[]) => <Link to={path}>{text}</Link>

/** The tags that texts of pages may contain. Links are named after their page. */
export const RICH_TEXT: NonNullable<ComponentProps<typeof IntlProvider>['defaultRichTextElements']> = {
  p: (text) => <p>{text}</p>,
  ul: (items) => <ul>{items}</ul>,
  ol: (items) => <ol>{items}</ol>,
  li: (text) => <li>{text}</li>,
  h3: (text) => <h3>{text}</h3>,
  b: (text) => <strong>{text}</strong>,
  search: linkTo(searchPath()),
  offer: linkTo(offerFlatPath()),
  contract: linkTo(rentalContractInfoPath()),
  help: linkTo(helpPath()),
  imprint: linkTo(imprintPath()),
  privacy: linkTo(privacyPolicyPath()),
  terms: linkTo(termsPath()),
}
