import type { ComponentType } from 'react'
import type { MapViewProps } from './map/types.ts'
import type { PictureVariant } from './parts/picture.tsx'

/** Every word that the examples need, by its name: the design system itself holds none. */
export type ExampleWord =
  | 'add'
  | 'again'
  | 'choice'
  | 'close'
  | 'complete'
  | 'day'
  | 'empty'
  | 'energy'
  | 'error'
  | 'filter'
  | 'from'
  | 'heading'
  | 'heart'
  | 'hint'
  | 'histogram'
  | 'loading'
  | 'map'
  | 'menu'
  | 'message'
  | 'month'
  | 'more'
  | 'name'
  | 'next'
  | 'notices'
  | 'one'
  | 'people'
  | 'pictures'
  | 'place'
  | 'previous'
  | 'price'
  | 'remove'
  | 'save'
  | 'search'
  | 'sentence'
  | 'simplified'
  | 'state'
  | 'steps'
  | 'suggestions'
  | 'three'
  | 'to'
  | 'two'
  | 'undo'
  | 'zoomIn'
  | 'zoomOut'

/** What the page around the examples lends them. */
export interface ExampleProps {
  word: (name: ExampleWord) => string
  /** An amount as the reader's language writes it. */
  euro: (amount: number) => string
  /** Photos, each in several sizes; none while they load. */
  pictures: readonly (readonly PictureVariant[])[]
  /** The map over the ground that is configured. Its code is fetched where it is shown. */
  Map: ComponentType<Omit<MapViewProps, 'settings'>>
}

/** A component in one or several states. */
export interface Example {
  /** As the code calls the component, then what is shown of it: `Button variant`. */
  readonly name: string
  readonly States: ComponentType<ExampleProps>
}
