import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import {
  aboutUsPath,
  businessPath,
  offerFlatPath,
  type PagePath,
  rentalContractInfoPath,
  rentPath,
} from '@domizil/links'
import type { SocialNetwork } from '@domizil/shell-api'
import {
  FacebookIcon,
  type IconComponent,
  InstagramIcon,
  LinkedinIcon,
  Mail,
  Phone,
  YoutubeIcon,
} from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import { Logo } from '../../lib/logo.tsx'
import { useServices } from '../../lib/services.ts'
import styles from './footer.module.css'
import { HELP_LINK, LEGAL_LINKS } from '../../lib/site-links.ts'

interface Network {
  id: SocialNetwork
  name: string
  Icon: IconComponent
}

const NETWORKS: readonly Network[] = [
  { id: 'instagram', name: 'Instagram', Icon: InstagramIcon },
  { id: 'linkedin', name: 'LinkedIn', Icon: LinkedinIcon },
  { id: 'facebook', name: 'Facebook', Icon: FacebookIcon },
  { id: 'youtube', name: 'YouTube', Icon: YoutubeIcon },
]

interface ColumnProps {
  title: ReactNode
  links: readonly { readonly to: PagePath; readonly id: string }[]
  children?: ReactNode
}

/** Fixed by the specification. */
const YEAR = 2025

export function Footer() {
  const say = useSay()
  const { company } = useServices().facts.config

  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={`container ${styles.columns}`}>
        <ContactBlock />
        <nav className={styles.navigation} aria-label={say('footer.label')}>
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

/** The operator's contact details from the configuration. */
function ContactBlock() {
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
        <Phone size={15} />
        {company.phone}
      </a>
      <a translate="no" className={styles.reach} href={`mailto:${company.email}`}>
        <Mail size={15} />
        {company.email}
      </a>
    </address>
  )
}

function FooterColumns() {
  const say = useSay()
  const { facts, askForCookies } = useServices()

  return (
    <>
      <Column title={facts.config.productName} links={PRODUCT_LINKS} />
      <Column title={say('footer.support')} links={SUPPORT_LINKS}>
        <li>
          <button type="button" className={styles.cookies} onClick={askForCookies}>
            {say('footer.cookies')}
          </button>
        </li>
      </Column>
      <Column title={say('footer.legal')} links={LEGAL_LINKS} />
    </>
  )
}

function Column({ title, links, children }: ColumnProps) {
  const say = useSay()

  return (
    <div>
      <p className={styles.columnTitle}>{title}</p>
      <ul className={styles.links}>
        {links.map(({ to, id }) => (
          <li key={to}>
            <Link to={to}>{say(id)}</Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

/** Links to the configured pages of the company. Plain links: they send no request before a click. */
function SocialLinks() {
  const say = useSay()
  const { social, company } = useServices().facts.config

  return (
    <ul className={styles.social}>
      {NETWORKS.map(({ id, name, Icon }) => {
        const href = social[id]
        if (!href) return null

        return (
          <li key={id}>
            <a
              href={href}
              rel="noopener noreferrer"
              aria-label={say('footer.social', { company: company.name, network: name })}
            >
              <Icon size={20} strokeWidth={1.8} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The links of the footer, by column. */
const PRODUCT_LINKS = [
  { to: rentPath(), id: 'nav.rent' },
  { to: offerFlatPath(), id: 'nav.offer' },
  { to: businessPath(), id: 'nav.business' },
  { to: aboutUsPath(), id: 'footer.about' },
] as const

const SUPPORT_LINKS = [HELP_LINK, { to: rentalContractInfoPath(), id: 'footer.contractInfo' }] as const
