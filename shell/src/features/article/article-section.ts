import type { ReactNode } from 'react'

export interface ArticleSection {
  /** The anchor: part of the page's URL, the same in all languages. */
  id: string
  title: string
  content: ReactNode
}
