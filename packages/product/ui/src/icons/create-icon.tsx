import type { IconNode } from 'lucide'
import type { ReactNode, SVGAttributes } from 'react'
import { classes } from '../parts/classes.ts'
import styles from './icon.module.css'

/** The properties of an icon: those of its `svg`, and its size in pixels. */
export interface IconProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML'> {
  size?: number
}

/** An icon of the product. Without a label it is hidden from assistive technology. */
export type IconComponent = (props: IconProps) => ReactNode

/**
 * The component of an icon. Its lines are one constant string, not elements of React: a list of flats has some two
 * hundred icons, whose lines were two fifths of all elements that the server renders and the browser hydrates.
 */
export function createIcon(node: IconNode): IconComponent {
  const lines = { __html: node.map(toMarkup).join('') }

  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden={rest['aria-label'] === undefined ? true : undefined}
        {...rest}
        className={classes(styles.icon, className)}
        // Drawings of the icon set: constants of a library, never what people write.
        dangerouslySetInnerHTML={lines}
      />
    )
  }
}

/** Closing tags as browsers serialize them: React compares the strings while it hydrates in development. */
function toMarkup([tag, attributes]: IconNode[number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<${[tag, ...pairs].join(' ')}></${tag}>`
}
