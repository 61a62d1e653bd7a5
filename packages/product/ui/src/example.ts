import type { ComponentType } from 'react'
import type { MapViewProps } from './map/types.ts'
import type { PictureVariant } from './parts/picture.tsx'

/** The texts of the examples by name: the design system contains none. */
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

/** What the gallery provides to the examples. */
export interface ExampleProps {
  word: (name: ExampleWord) => string
  /** Formats an amount in the interface's language. */
  euro: (amount: number) => string
  /** Photos, each in several sizes; empty while they load. */
  pictures: readonly (readonly PictureVariant[])[]
  /** The map with the configured provider. Loaded when it is rendered. */
  Map: ComponentType<Omit<MapViewProps, 'settings'>>
}

/** A component in one or several states. */
export interface Example {
  /** The component as in code, and what is shown of it: `Button variant`. */
  readonly name: string
  readonly States: ComponentType<ExampleProps>
}
