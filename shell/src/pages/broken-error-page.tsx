import { useSay } from '@domizil/app-kit/say'
import { type Locale, localePath } from '@domizil/domain'
import { useIntl } from 'react-intl'
import styles from './broken-error-page.module.css'

/** The fallback if the error page fails: plain markup and a plain link, with nothing that can fail. */
export function BrokenErrorPage({ details }: { details: string }) {
  const say = useSay()
  const { locale } = useIntl()

  return (
    <div role="alert" className={styles.page}>
      <h1>{say('error.failed')}</h1>
      <p className={styles.details}>{details}</p>
      <a className={styles.home} href={localePath(locale as Locale, '/')}>
        {say('error.backHome')}
      </a>
    </div>
  )
}
