import { PageTitle } from '@domizil/app-kit'
import { SectionHeading } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { FavouriteList } from './favourite-list.tsx'
import { LoginHint } from './login-hint.tsx'
import { ShareButton } from './share-button.tsx'
import { useFavouriteFlats } from './use-favourite-flats.ts'

/** The visitor's favourites, with a button to share them. */
export function OwnFavourites() {
  const intl = useIntl()
  const list = useFavouriteFlats()
  const title = intl.formatMessage({ id: 'favourites.title' })
  const flats = list.data?.flats ?? []
  const ids = flats.filter(({ available }) => available).map(({ id }) => id)

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <SectionHeading level={1} title={title} action={ids.length > 0 && <ShareButton ids={ids} />} />
      <LoginHint />
      <FavouriteList list={list} />
    </>
  )
}
