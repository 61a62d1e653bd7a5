import { PageTitle, useLocale, useSay, useSession } from '@domizil/app-kit'
import { SignedInOnly } from '@domizil/app-kit/login'
import { cityNameIn } from '@domizil/domain'
import { OwnFlatChoice } from '@domizil/flat-ui/own-flats'
import { flatEditPath } from '@domizil/links'
import { SectionHeading, Spinner } from '@domizil/ui/parts'
import styles from './flat-wizard-page.module.css'

/** The choice of a flat, for a path without one. */
export function ChooseFlatPage() {
  const say = useSay()
  const locale = useLocale()
  const { status } = useSession()
  const title = say('page.edit')

  return (
    <div className={styles.page}>
      <PageTitle noIndex>{title}</PageTitle>
      <div className="container">
        <SectionHeading level={1} title={title} hint={status === 'authenticated' && say('choose.hint')} />
        <SignedInOnly
          title={say('login.title')}
          text={say('login.text')}
          loading={<Spinner label={say('loading')} />}
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
