import type { FlatImage } from '@domizil/api'
import { lazyChunk, useDialog, useSay } from '@domizil/app-kit'
import { ImageOff, LayoutGrid } from '@domizil/ui/icons'
import { Button, Picture, PictureCarousel, useIsHydrated, useMedia } from '@domizil/ui/parts'
import { type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { orderedPictures } from '../../lib/ordered-pictures.ts'
import styles from './photos.module.css'

/** The number of pictures in the grid; the others are in the gallery. */
const SHOWN = 5
const BIG = '(max-width: 1239px) 50vw, 592px'
const SMALL = '(max-width: 1239px) 25vw, 296px'

interface PhotoGridProps {
  pictures: readonly FlatImage[]
  title: string
  /** As of a picture. */
  media: string
  onOpen: (at: number) => void
}

/** The main picture, and up to four more beside it. */
function PhotoGrid({ pictures, title, media, onOpen }: PhotoGridProps) {
  const say = useSay()
  const shown = pictures.slice(0, SHOWN)

  return (
    <ul className={styles.grid} data-count={shown.length} aria-label={say('photos.label', { title })}>
      {shown.map(({ id, derivatives }, at) => (
        <li key={id}>
          <button
            type="button"
            className={styles.tile}
            aria-label={say('photos.open', { number: at + 1, count: pictures.length })}
            onClick={() => onOpen(at)}
          >
            <Picture
              variants={Object.values(derivatives)}
              alt=""
              sizes={at === 0 ? BIG : SMALL}
              priority={at === 0}
              media={media}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

const Gallery = lazyChunk('gallery', () =>
  import(/* webpackChunkName: "gallery" */ './gallery.tsx').then((module) => module.Gallery),
)

interface PhotosProps {
  images: readonly FlatImage[]
  /** The flat's title. */
  title: string
}

const PHONE = '(max-width: 767px)'
const WIDE = '(min-width: 768px)'

/** The pictures of a flat: a grid, or a carousel on phones; the page is drawn with both, of which styles show one. Both open the gallery. */
export function Photos({ images, title }: PhotosProps) {
  const isPhone = useMedia(PHONE)
  const isDrawn = !useIsHydrated()
  const { isOpen, value: startAt = 0, open, close } = useDialog<number>('photos')
  const pictures = orderedPictures(images)
  const showAll = useIntl().formatMessage({ id: 'photos.showAll' }, { count: pictures.length })
  if (pictures.length === 0) return <NoPhotos />

  return (
    <div className={styles.photos}>
      {(isPhone || isDrawn) && (
        <div className={styles.onlyPhone}>
          <Strip pictures={pictures} title={title} />
          <ShowAll size="small" label={showAll} onOpen={open}>
            {pictures.length}
          </ShowAll>
        </div>
      )}
      {(!isPhone || isDrawn) && (
        <div className={styles.onlyWide}>
          <PhotoGrid pictures={pictures} title={title} media={WIDE} onOpen={open} />
          <ShowAll size="medium" label={showAll} onOpen={open}>
            {showAll}
          </ShowAll>
        </div>
      )}
      <OtherPhotos pictures={pictures} />
      {isOpen && (
        <Suspense>
          <Gallery pictures={pictures} title={title} startAt={startAt} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

interface ShowAllProps {
  size: 'small' | 'medium'
  label: string
  onOpen: (at: number) => void
  children: ReactNode
}

function ShowAll({ size, label, onOpen, children }: ShowAllProps) {
  return (
    <Button
      className={styles.all}
      size={size}
      icon={<LayoutGrid size={16} />}
      aria-label={label}
      onClick={() => onOpen(0)}
    >
      {children}
    </Button>
  )
}

/** The pictures that carousel or grid show with scripts only. */
function OtherPhotos({ pictures }: { pictures: readonly FlatImage[] }) {
  const say = useSay()
  if (pictures.length === 1) return null

  return (
    <noscript>
      <ul className={styles.others}>
        {pictures.slice(1).map(({ id, derivatives }, at) => (
          <li key={id} className={at + 1 < SHOWN ? styles.onlyPhone : undefined}>
            <Picture
              variants={Object.values(derivatives)}
              alt={say('photos.photo', { number: at + 2, count: pictures.length })}
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
  const say = useSay()

  return (
    <PictureCarousel
      label={say('photos.label', { title })}
      previousLabel={say('photos.previous')}
      nextLabel={say('photos.next')}
      sizes="100vw"
      ratio="4 / 3"
      priority
      media={PHONE}
      pictures={pictures.map(({ id, derivatives }, at) => ({
        id,
        variants: Object.values(derivatives),
        alt: say('photos.photo', { number: at + 1, count: pictures.length }),
      }))}
    />
  )
}

function NoPhotos() {
  const say = useSay()

  return (
    <p className={styles.none}>
      <ImageOff size={24} />
      {say('photos.none')}
    </p>
  )
}
