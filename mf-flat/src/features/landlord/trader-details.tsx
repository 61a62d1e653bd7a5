import type { Trader } from '@domizil/api'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './landlord.module.css'

/** The legal details of a commercial landlord, which must be disclosed to consumers. */
export function TraderDetails({ trader }: { trader: Trader }) {
  const intl = useIntl()
  const { companyName, street, postcode, city, countryCode, email, phone, registerNumber, vatId } = trader
  const country = countryCode && intl.formatDisplayName(countryCode, { type: 'region' })
  const place = [street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ')
  const lines = [
    { name: 'company', value: companyName },
    { name: 'address', value: place },
    { name: 'email', value: email, href: `mailto:${email}` },
    { name: 'phone', value: phone, href: `tel:${phone?.replace(/\s/g, '')}` },
    { name: 'register', value: registerNumber },
    { name: 'vat', value: vatId },
  ].filter(({ value }) => value)

  return (
    <details className={styles.trader}>
      <summary>
        <FormattedMessage id="trader.title" />
      </summary>
      <dl>
        {lines.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{intl.formatMessage({ id: `trader.${name}` })}</dt>
            <dd translate="no">{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
