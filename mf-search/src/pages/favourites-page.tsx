import { PageTitle } from '@domizil/remote-kit'
import { SectionHeading } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { FavouriteList } from '../features/favourites/favourite-list.tsx'
import { LoginHint } from '../features/favourites/login-hint.tsx'
import styles from './favourites-page.module.css'

export function FavouritesPage() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'favourites.title' })

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <SectionHeading level={1} title={title} />
      <LoginHint />
      <FavouriteList />
    </div>
  )
}
