import { type ReactNode, useState } from 'react'
import { preload } from 'react-dom'
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
  /** For pictures that are looked at closely: in the density of the screen, which is twice at most otherwise. */
  isSharp?: boolean
  /** The aspect ratio of the frame. Without it the frame fills its container. */
  ratio?: PictureRatio | undefined
  /** For the first large picture of a page: loaded at once, with a high priority. */
  priority?: boolean
  /** The media query of the screens that show it: others load nothing, where styles hide what is drawn for another width. */
  media?: string | undefined
  className?: string
}

/** A photo in the right size that reserves its space while it loads, and leaves a neutral background if it fails. */
export function Picture(props: PictureProps) {
  const { variants, alt, sizes, isSharp = false, ratio, priority = false, media, className } = props
  const [isBroken, setIsBroken] = useState(false)
  const widest = widestOf(variants)
  const sources = { srcSet: sourcesOf(variants), sizes: isSharp ? sizes : twiceAtMost(sizes) }
  // React does so by itself for a picture without other sources.
  if (priority && media && widest) {
    const { srcSet: imageSrcSet, sizes: imageSizes } = sources
    preload(widest.url, { as: 'image', fetchPriority: 'high', imageSrcSet, imageSizes, media })
  }

  return (
    <span className={classes(styles.frame, ratio && FRAMES[ratio], className)}>
      {widest && !isBroken && (
        <OnlyFor media={media}>
          <img
            className={styles.image}
            src={widest.url}
            {...sources}
            alt={alt}
            width={widest.width}
            height={widest.height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            onError={() => setIsBroken(true)}
          />
        </OnlyFor>
      )}
      {isBroken && alt && <span className="visually-hidden">{alt}</span>}
    </span>
  )
}

function OnlyFor({ media, children }: { media: string | undefined; children: ReactNode }) {
  if (!media) return children

  return (
    <picture>
      <source media={`not all and ${media}`} srcSet={NOTHING} />
      {children}
    </picture>
  )
}

/** A picture of one transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const FRAMES: Record<PictureRatio, string | undefined> = {
  '1 / 1': styles.square,
  '4 / 3': styles.fourThirds,
  '3 / 2': styles.threeHalves,
}

/** Screens of higher density show three quarters of the width: the eye sees no difference, the line does. */
const DENSE = '(min-resolution: 2.5dppx)'

function twiceAtMost(sizes: string): string {
  const dense = sizes.split(/,\s*/).map((size) => {
    const [, condition, width] = /^(\([^)]*\))\s+(\S.*)$/.exec(size) ?? [undefined, undefined, size]
    return `${condition ? `${DENSE} and ${condition}` : DENSE} calc(${width} * 0.75)`
  })
  return [...dense, sizes].join(', ')
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
