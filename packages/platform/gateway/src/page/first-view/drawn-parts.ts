import type { Drawn } from '@domizil/renderer'
import { scriptJson } from '../escape.ts'

/** What a page needs of a drawing, made once for all visitors who get it. */
export interface DrawnParts extends Pick<Drawn, 'timing'> {
  /** Without the preloads of its pictures. */
  readonly html: string
  /** The elements that preload the pictures in view. */
  readonly pictures: readonly string[]
  /** The answers that it was drawn with, as JSON for a script element. */
  readonly answers: string
  /** Whether it shows nothing of the backend. */
  readonly isConstant: boolean
}

/** React names the pictures of a first view in its HTML; the browser should know of them before it reads that far. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

export function partsOf({ html, answers, isAsked, timing }: Drawn): DrawnParts {
  return {
    html: html.replace(PICTURE_PRELOAD, ''),
    pictures: [...new Set(html.match(PICTURE_PRELOAD) ?? [])],
    answers: scriptJson(answers),
    isConstant: !isAsked,
    timing,
  }
}
