import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { homePath } from '@domizil/links'
import { Logo } from '../../lib/logo.tsx'
import { useServices } from '../../lib/services.ts'
import styles from './navbar.module.css'

/** The logo and name of the product; links to the home page. */
export function Brand() {
  const say = useSay()
  const { productName } = useServices().facts.config

  return (
    <Link to={homePath()} className={styles.brand} aria-label={say('nav.home', { product: productName })}>
      <Logo />
      <span className={styles.name} translate="no">
        {productName}
      </span>
    </Link>
  )
}
