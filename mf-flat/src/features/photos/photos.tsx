import type { FlatImage } from '@domizil/api'
import { lazyChunk, useDialog } from '@domizil/app-kit'
import { ImageOff, LayoutGrid } from '@domizil/ui/icons'
import { Button, Picture, PictureCarousel, useMedia } from '@domizil/ui/parts'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { orderedPictures } from '../../lib/ordered-pictures.ts'
import { PhotoGrid, SHOWN } from './photo-grid.tsx'
import styles from './photos.module.css'

const Gallery = lazyChunk('gallery', () =>
  import(/* webpackChunkName: "gallery" */ './gallery.tsx').then((module) => module.Gallery),
)

interface PhotosProps {
  images: readonly FlatImage[]
  /** The flat's title. */
  title: string
}

/** The pictures of a flat: a grid, or a carousel on phones. Both open the gallery. */
export function Photos({ images, title }: PhotosProps) {
  const isPhone = useMedia('(max-width: 767px)')
  const { isOpen, value: startAt = 0, open, close } = useDialog<number>('photos')
  const pictures = orderedPictures(images)
  const showAll = useIntl().formatMessage({ id: 'photos.showAll' }, { count: pictures.length })
  if (pictures.length === 0) return <NoPhotos />

  return (
    <div className={styles.photos}>
      {isPhone ? (
        <Strip pictures={pictures} title={title} />
      ) : (
        <PhotoGrid pictures={pictures} title={title} onOpen={open} />
      )}
      <Button
        className={styles.all}
        size={isPhone ? 'small' : 'medium'}
        icon={<LayoutGrid size={16} aria-hidden="true" />}
        aria-label={showAll}
        onClick={() => open(0)}
      >
        {isPhone ? pictures.length : showAll}
      </Button>
      <OtherPhotos pictures={pictures} />
      {isOpen && (
        <Suspense>
          <Gallery pictures={pictures} title={title} startAt={startAt} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

/** The pictures that are in the gallery only, which needs scripts. */
function OtherPhotos({ pictures }: { pictures: readonly FlatImage[] }) {
  const intl = useIntl()
  if (pictures.length <= SHOWN) return null

  return (
    <noscript>
      <ul className={styles.others}>
        {pictures.slice(SHOWN).map(({ id, derivatives }, at) => (
          <li key={id}>
            <Picture
              variants={Object.values(derivatives)}
              alt={intl.formatMessage(
                { id: 'photos.photo' },
                { number: SHOWN + at + 1, count: pictures.length },
              )}
              sizes="(max-width: 767px) 50vw, 300px"
              ratio="4 / 3"
            />
          </li>
        ))}
      </ul>
    </noscript>
  )
}

function Strip({ pictures, title }: { pictures: readonly FlatImage[]; title: string }) {
  const intl = useIntl()

  return (
    <PictureCarousel
      label={intl.formatMessage({ id: 'photos.label' }, { title })}
      previousLabel={intl.formatMessage({ id: 'photos.previous' })}
      nextLabel={intl.formatMessage({ id: 'photos.next' })}
      sizes="100vw"
      ratio="4 / 3"
      priority
      pictures={pictures.map(({ id, derivatives }, at) => ({
        id,
        variants: Object.values(derivatives),
        alt: intl.formatMessage({ id: 'photos.photo' }, { number: at + 1, count: pictures.length }),
      }))}
    />
  )
}

function NoPhotos() {
  return (
    <p className={styles.none}>
      <ImageOff size={24} aria-hidden="true" />
      <FormattedMessage id="photos.none" />
    </p>
  )
}
