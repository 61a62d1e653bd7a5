import { useState } from 'react'
import { classes } from './classes.ts'
import styles from './picture.module.css'

export interface PictureVariant {
  url: string
  /** Pixels. */
  width: number
  height: number
}

interface PictureProps {
  /** The same picture in several sizes; the browser takes the one that fits. */
  variants: readonly PictureVariant[]
  /** What it shows; empty where the text beside it says the same. */
  alt: string
  /** How wide it stands on the page, as in an `img`'s `sizes`. */
  sizes: string
  /** Its frame, as in CSS: `3 / 2`. Without it the frame fills its place. */
  ratio?: string
  /** The first big picture of a page: fetched at once and before others. */
  priority?: boolean
  className?: string
}

/** A photo that keeps its place while it loads, comes in the right size, and leaves a quiet ground if it never does. */
export function Picture({ variants, alt, sizes, ratio, priority = false, className }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  const widest = widestOf(variants)

  return (
    <span className={classes(styles.frame, className)} {...(ratio && { style: { aspectRatio: ratio } })}>
      {widest && !isBroken && (
        <img
          className={styles.image}
          src={widest.url}
          srcSet={sourcesOf(variants)}
          sizes={sizes}
          alt={alt}
          width={widest.width}
          height={widest.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setIsBroken(true)}
        />
      )}
      {isBroken && alt && <span className="visually-hidden">{alt}</span>}
    </span>
  )
}

function widestOf(variants: readonly PictureVariant[]): PictureVariant | undefined {
  return variants.reduce<PictureVariant | undefined>(
    (best, variant) => (best && best.width >= variant.width ? best : variant),
    undefined,
  )
}

// A small original has the same file in several sizes: each width is named once.
function sourcesOf(variants: readonly PictureVariant[]): string {
  const byWidth = new Map(variants.map(({ width, url }) => [width, url]))

  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ')
}
