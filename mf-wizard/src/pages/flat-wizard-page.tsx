import { PageTitle, useSession } from '@domizil/app-kit'
import { AtomStore } from '@domizil/app-kit/atoms'
import { SignedInOnly } from '@domizil/app-kit/login'
import { SectionHeading, Spinner } from '@domizil/ui/parts'
import { useParams } from '@domizil/app-kit/router'
import { useAtomValue } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { FlatEditor } from '../features/wizard/flat-editor.tsx'
import { savingAtom } from '../features/wizard/saving-atom.ts'
import styles from './flat-wizard-page.module.css'

/** The form of a new or an own flat. */
export function FlatWizardPage() {
  return (
    <AtomStore>
      <WizardPage />
    </AtomStore>
  )
}

function WizardPage() {
  const intl = useIntl()
  const session = useSession()
  const { id } = useParams()
  const isPublished = useAtomValue(savingAtom).status === 'published'
  const title = intl.formatMessage({ id: id === undefined ? 'page.new' : 'page.edit' })

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {!isPublished && (
        <div className="container">
          <SectionHeading
            level={1}
            title={title}
            hint={id === undefined && <FormattedMessage id="page.hint" />}
          />
        </div>
      )}
      {session.status === 'authenticated' ? (
        <FlatEditor userId={session.user.id} flatId={id === undefined ? undefined : Number(id)} />
      ) : (
        <div className="container">
          <SignedInOnly
            title={<FormattedMessage id="login.title" />}
            text={<FormattedMessage id="login.text" />}
            loading={<Spinner label={intl.formatMessage({ id: 'loading' })} />}
          >
            {null}
          </SignedInOnly>
        </div>
      )}
    </div>
  )
}
