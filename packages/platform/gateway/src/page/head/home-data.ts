import { type Locale, localePath } from '@domizil/domain'
import { homePath, searchTemplate } from '@domizil/links'
import type { GatewayConfig } from '../../gateway-config.ts'

const CONTEXT = 'https://schema.org'

/** JSON-LD of the home page: the operator and the search action. */
export function homeData({ publicUrl, productName, publisher }: GatewayConfig, locale: Locale): object[] {
  const organization = `${publicUrl}/#organization`

  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': organization,
      name: productName,
      legalName: publisher.name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      address: { '@type': 'PostalAddress', streetAddress: publisher.street, addressLocality: publisher.city },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: publisher.phone,
        email: publisher.email,
      },
      sameAs: publisher.pages,
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: productName,
      url: publicUrl + localePath(locale, homePath()),
      inLanguage: locale,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: publicUrl + localePath(locale, searchTemplate('{place}')),
        },
        'query-input': 'required name=place',
      },
    },
  ]
}
