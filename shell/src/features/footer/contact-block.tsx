import { Mail, Phone } from '@domizil/ui/icons'
import { Logo } from '../../lib/logo.tsx'
import { useServices } from '../../lib/services.ts'
import styles from './footer.module.css'

/** The operator's contact details from the configuration. */
export function ContactBlock() {
  const { company, productName } = useServices().facts.config

  return (
    <address className={styles.contact}>
      <p className={styles.brand}>
        <Logo />
        {productName}
      </p>
      <p translate="no">
        {company.name}
        <br />
        {company.street}
        <br />
        {company.city}
      </p>
      <a translate="no" className={styles.reach} href={`tel:${company.phone.replace(/\s/g, '')}`}>
        <Phone size={15} aria-hidden="true" />
        {company.phone}
      </a>
      <a translate="no" className={styles.reach} href={`mailto:${company.email}`}>
        <Mail size={15} aria-hidden="true" />
        {company.email}
      </a>
    </address>
  )
}
