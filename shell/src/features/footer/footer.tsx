import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { ContactBlock } from './contact-block.tsx'
import { FooterColumns } from './footer-columns.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

/** Fixed by the specification. */
const YEAR = 2025

export function Footer() {
  const intl = useIntl()
  const { company } = useServices().facts.config

  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={`container ${styles.columns}`}>
        <ContactBlock />
        <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'footer.label' })}>
          <FooterColumns />
        </nav>
      </div>
      <div className="container">
        <div className={styles.end}>
          <p translate="no">{`© ${YEAR} ${company.name}`}</p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  )
}
