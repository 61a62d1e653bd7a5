import { useIntl } from 'react-intl'
import { useServices } from './services.ts'

/** The values of the configuration in texts: `{product}`, `{company}`, `{fee}` and others. */
export function useTextFacts() {
  const intl = useIntl()
  const { productName, publicUrl, company, fees, readsHeic } = useServices().facts.config
  const percent = (value: number) => intl.formatNumber(value / 100, { style: 'percent' })

  return {
    product: productName,
    site: publicUrl,
    company: company.name,
    street: company.street,
    city: company.city,
    phone: company.phone,
    email: company.email,
    fee: percent(fees.percent),
    vat: percent(fees.vatPercent),
    /** Selects between the formats of pictures. */
    heic: String(readsHeic),
  }
}
