import { PageTitle } from '@domizil/app-kit'
import { AtomStore } from '@domizil/app-kit/atoms'
import { SectionHeading } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { PreWizard } from '../features/wizard/pre/pre-wizard.tsx'
import styles from './flat-wizard-page.module.css'

/** The first steps of a new flat, without an account. */
export function PreFlatWizardPage() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'pre.title' })

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className="container">
        <SectionHeading level={1} title={title} hint={<FormattedMessage id="pre.hint" />} />
      </div>
      <AtomStore>
        <PreWizard />
      </AtomStore>
    </div>
  )
}
