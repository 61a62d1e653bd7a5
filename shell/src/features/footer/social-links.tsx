import type { SocialNetwork } from '@domizil/shell-api'
import { FacebookIcon, InstagramIcon, LinkedinIcon, YoutubeIcon } from '@domizil/ui/icons'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import styles from './footer.module.css'

interface Network {
  id: SocialNetwork
  name: string
  Icon: ComponentType<{ size?: number }>
}

const NETWORKS: readonly Network[] = [
  { id: 'instagram', name: 'Instagram', Icon: InstagramIcon },
  { id: 'linkedin', name: 'LinkedIn', Icon: LinkedinIcon },
  { id: 'facebook', name: 'Facebook', Icon: FacebookIcon },
  { id: 'youtube', name: 'YouTube', Icon: YoutubeIcon },
]

/** Links to the configured pages of the company. Plain links: they send no request before a click. */
export function SocialLinks() {
  const intl = useIntl()
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
              aria-label={intl.formatMessage(
                { id: 'footer.social' },
                { company: company.name, network: name },
              )}
            >
              <Icon size={20} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
