import { MapPin } from '@domizil/ui/icons'
import {
  HeartButton,
  MediaCard,
  MediaCardSkeleton,
  Picture,
  PictureCarousel,
  PriceTag,
  Tag,
} from '@domizil/ui/parts'
import { useState } from 'react'
import { useNewFlats } from '../../../features/new-flats/use-new-flats.ts'
import styles from '../design-page.module.css'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

const SIZES = '360px'

export function MediaExamples() {
  const word = useWord()
  const [isPressed, setIsPressed] = useState(false)
  const images = useNewFlats()?.[0]?.images ?? []
  const variantsOf = (at: number) => Object.values(images[at]?.derivatives ?? {})

  return (
    <>
      <Example name="MediaCard">
        <div className={styles.wide}>
          <MediaCard
            media={<Picture variants={variantsOf(0)} alt="" sizes={SIZES} ratio="3 / 2" />}
            eyebrow={
              <>
                <MapPin size={14} aria-hidden="true" /> Berlin
              </>
            }
            title={<a href="#media">{word('heading')}</a>}
            price={<PriceTag amount="1.240 €" unit={word('month')} />}
            note={word('hint')}
            badge={<Tag floating>{word('state')}</Tag>}
            action={
              <HeartButton
                pressed={isPressed}
                label={word('heart')}
                onToggle={() => setIsPressed(!isPressed)}
              />
            }
          />
        </div>
      </Example>
      <Example name="PictureCarousel">
        <div className={styles.wide}>
          <PictureCarousel
            pictures={images.map((image, at) => ({ id: image.id, variants: variantsOf(at), alt: '' }))}
            sizes={SIZES}
            ratio="3 / 2"
            label={word('pictures')}
            previousLabel={word('previous')}
            nextLabel={word('next')}
          />
        </div>
      </Example>
      <Example name="Picture, none">
        <div className={styles.wide}>
          <Picture variants={[]} alt="" sizes={SIZES} ratio="3 / 2" />
        </div>
      </Example>
      <Example name="MediaCardSkeleton">
        <div className={styles.wide}>
          <MediaCardSkeleton />
        </div>
      </Example>
    </>
  )
}
