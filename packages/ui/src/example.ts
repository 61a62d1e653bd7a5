import type { ComponentType } from 'react'
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
  | 'file'
  | 'filter'
  | 'from'
  | 'heading'
  | 'heart'
  | 'hint'
  | 'histogram'
  | 'loading'
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
  | 'state'
  | 'steps'
  | 'suggestions'
  | 'three'
  | 'to'
  | 'two'
  | 'undo'

/** What the page around the examples lends them. */
export interface ExampleProps {
  word: (name: ExampleWord) => string
  /** An amount as the reader's language writes it. */
  euro: (amount: number) => string
  /** Photos, each in several sizes; none while they load. */
  pictures: readonly (readonly PictureVariant[])[]
}

/** A component in one or several states. */
export interface Example {
  /** As the code calls the component, then what is shown of it: `Button variant`. */
  readonly name: string
  readonly States: ComponentType<ExampleProps>
}
