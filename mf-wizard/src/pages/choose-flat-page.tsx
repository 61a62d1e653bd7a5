import { PageTitle, useSession } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { OwnFlatChoice } from '@domizil/app-kit/own-flats'
import { flatEditPath } from '@domizil/links'
import { SectionHeading, Spinner } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoginTexts } from '../lib/use-login-texts.ts'
import styles from './flat-wizard-page.module.css'

/** The choice of a flat, for a path without one. */
export function ChooseFlatPage() {
  const intl = useIntl()
  const { status } = useSession()
  const loginTexts = useLoginTexts()
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
        <SignedInOnly texts={loginTexts} loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
          <OwnFlatChoice
            texts={{
              untitled: intl.formatMessage({ id: 'choose.untitled' }),
              none: intl.formatMessage({ id: 'choose.none' }),
              noneHint: intl.formatMessage({ id: 'choose.noneHint' }),
              newFlat: intl.formatMessage({ id: 'page.new' }),
              failed: intl.formatMessage({ id: 'choose.failed' }),
              retry: intl.formatMessage({ id: 'failed.retry' }),
            }}
            pathOf={({ id }) => flatEditPath(id)}
            describe={({ address }) => address.city}
          />
        </SignedInOnly>
      </div>
    </div>
  )
}
