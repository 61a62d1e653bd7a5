import { PageTitle, useLocale, useSession } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { cityNameIn } from '@domizil/domain'
import { OwnFlatChoice } from '@domizil/flat-ui/own-flats'
import { flatEditPath } from '@domizil/links'
import { SectionHeading, Spinner } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './flat-wizard-page.module.css'

/** The choice of a flat, for a path without one. */
export function ChooseFlatPage() {
  const intl = useIntl()
  const locale = useLocale()
  const { status } = useSession()
  const title = intl.formatMessage({ id: 'page.edit' })

  return (
    <div className={styles.page}>
      <PageTitle noIndex>{title}</PageTitle>
      <div className="container">
        <SectionHeading
          level={1}
          title={title}
          hint={status === 'authenticated' && <FormattedMessage id="choose.hint" />}
        />
        <SignedInOnly
          title={<FormattedMessage id="login.title" />}
          text={<FormattedMessage id="login.text" />}
          loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}
        >
          <OwnFlatChoice
            pathOf={({ id }) => flatEditPath(id)}
            describe={({ address }) => cityNameIn(locale, address.city)}
          />
        </SignedInOnly>
      </div>
    </div>
  )
}
