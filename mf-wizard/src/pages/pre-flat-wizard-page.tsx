import { PageTitle, useSay } from '@domizil/app-kit'
import { AtomStore } from '@domizil/app-kit/atoms'
import { SectionHeading } from '@domizil/ui/parts'
import { PreWizard } from '../features/wizard/pre/pre-wizard.tsx'
import styles from './flat-wizard-page.module.css'

/** The first steps of a new flat, without an account. */
export function PreFlatWizardPage() {
  const say = useSay()
  const title = say('pre.title')

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className="container">
        <SectionHeading level={1} title={title} hint={say('pre.hint')} />
      </div>
      <AtomStore>
        <PreWizard />
      </AtomStore>
    </div>
  )
}
