import { Link } from '@domizil/ui/router'
import type { ComponentProps, ReactNode } from 'react'
import type { IntlProvider } from 'react-intl'

const linkTo = (path: string) => (text: ReactNode[]) => <Link to={path}>{text}</Link>

/** The tags that the texts of pages may hold. What leads somewhere is named after the page it leads to. */
export const RICH_TEXT: NonNullable<ComponentProps<typeof IntlProvider>['defaultRichTextElements']> = {
  p: (text) => <p>{text}</p>,
  ul: (items) => <ul>{items}</ul>,
  ol: (items) => <ol>{items}</ol>,
  li: (text) => <li>{text}</li>,
  h3: (text) => <h3>{text}</h3>,
  b: (text) => <strong>{text}</strong>,
  search: linkTo('/search'),
  offer: linkTo('/offer-flat'),
  contract: linkTo('/rental-contract-info'),
  help: linkTo('/help'),
  imprint: linkTo('/imprint'),
  privacy: linkTo('/privacy-policy'),
  terms: linkTo('/terms-and-conditions'),
}
