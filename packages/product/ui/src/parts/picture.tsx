import { useState } from 'react'
import { classes } from './classes.ts'
import styles from './picture.module.css'

/** One size of a picture. */
export interface PictureVariant {
  url: string
  /** In pixels. */
  width: number
  height: number
}

/** The aspect ratios of pictures, each a class of the style sheet: the page's policy allows no style attribute. */
export type PictureRatio = '1 / 1' | '4 / 3' | '3 / 2'

interface PictureProps {
  /** The sizes of the picture; the browser chooses one. */
  variants: readonly PictureVariant[]
  /** The alternative text; empty if the text beside it says the same. */
  alt: string
  /** The displayed width, as in an `img`'s `sizes`. */
  sizes: string
  /** The aspect ratio of the frame. Without it the frame fills its container. */
  ratio?: PictureRatio | undefined
  /** For the first large picture of a page: loaded at once, with a high priority. */
  priority?: boolean
  className?: string
}

/** A photo in the right size that reserves its space while it loads, and leaves a neutral background if it fails. */
export function Picture({ variants, alt, sizes, ratio, priority = false, className }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  const widest = widestOf(variants)

  return (
    <span className={classes(styles.frame, ratio && FRAMES[ratio], className)}>
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

const FRAMES: Record<PictureRatio, string | undefined> = {
  '1 / 1': styles.square,
  '4 / 3': styles.fourThirds,
  '3 / 2': styles.threeHalves,
}

function widestOf(variants: readonly PictureVariant[]): PictureVariant | undefined {
  return variants.reduce<PictureVariant | undefined>(
    (best, variant) => (best && best.width >= variant.width ? best : variant),
    undefined,
  )
}

// A small original has the same file in several sizes: each width is listed once.
function sourcesOf(variants: readonly PictureVariant[]): string {
  const byWidth = new Map(variants.map(({ width, url }) => [width, url]))

  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ')
}
