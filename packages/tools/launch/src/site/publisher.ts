import type { Publisher } from '@domizil/gateway'
import type { Config } from '../config/config.ts'

/** What search engines are told of the company, as the footer tells everybody. */
export function publisherOf({ company, social }: Config): Publisher {
  const { name, street, city, phone, email } = company
  return { name, street, city, phone, email, pages: Object.values(social).filter((page) => page !== null) }
}
