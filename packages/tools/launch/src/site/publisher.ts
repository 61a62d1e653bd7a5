import type { Publisher } from '@domizil/gateway'
import type { Config } from '../config/config.ts'

/** The company for search engines, the same as in the footer. */
export function publisherOf({ company, social }: Config): Publisher {
  const { name, street, city, phone, email } = company
  return { name, street, city, phone, email, pages: Object.values(social).filter((page) => page !== null) }
}
