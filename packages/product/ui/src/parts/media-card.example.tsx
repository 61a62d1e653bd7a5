import { HeartButton, MediaCard, Picture, PriceTag, Rating, Tag } from '@domizil/ui/parts'
import { MapPin } from '../icons.ts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const mediaCardExamples: readonly Example[] = [
  { name: 'MediaCard', States: Full },
  { name: 'MediaCard active, title only', States: Others },
]

function Full({ word, euro, pictures }: ExampleProps) {
  const [isPressed, setIsPressed] = useState(false)

  return (
    <div className={styles.wide}>
      <MediaCard
        media={<Picture variants={pictures[0] ?? []} alt="" sizes="360px" ratio="3 / 2" />}
        eyebrow={
          <>
            <MapPin size={14} /> Berlin
          </>
        }
        rating={<Rating>4.9 (14)</Rating>}
        title={<a href="#media">{word('heading')}</a>}
        price={<PriceTag amount={euro(1240)} unit={word('month')} />}
        note={word('hint')}
        badge={<Tag floating>{word('state')}</Tag>}
        action={
          <HeartButton pressed={isPressed} label={word('heart')} onToggle={() => setIsPressed(!isPressed)} />
        }
      />
    </div>
  )
}

function Others({ word, pictures }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <MediaCard
        active
        media={<Picture variants={pictures[1] ?? []} alt="" sizes="360px" ratio="3 / 2" />}
        title={<a href="#media">{word('more')}</a>}
      />
    </div>
  )
}
