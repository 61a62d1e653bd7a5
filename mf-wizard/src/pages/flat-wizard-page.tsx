import { PageTitle, useSay, useSession } from '@domizil/app-kit'
import { AtomStore } from '@domizil/app-kit/atoms'
import { SignedInOnly } from '@domizil/app-kit/login'
import { SectionHeading, Spinner } from '@domizil/ui/parts'
import { useParams } from '@domizil/app-kit/router'
import { useAtomValue } from 'jotai'
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
  const say = useSay()
  const session = useSession()
  const { id } = useParams()
  const isPublished = useAtomValue(savingAtom).status === 'published'
  const title = say(id === undefined ? 'page.new' : 'page.edit')

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {!isPublished && (
        <div className="container">
          <SectionHeading level={1} title={title} hint={id === undefined && say('page.hint')} />
        </div>
      )}
      {session.status === 'authenticated' ? (
        <FlatEditor userId={session.user.id} flatId={id === undefined ? undefined : Number(id)} />
      ) : (
        <div className="container">
          <SignedInOnly
            title={say('login.title')}
            text={say('login.text')}
            loading={<Spinner label={say('loading')} />}
          >
            {null}
          </SignedInOnly>
        </div>
      )}
    </div>
  )
}
