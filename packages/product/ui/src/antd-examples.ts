/** What we take of antd, in its states. Apart from `examples`, because all of antd is fetched with it. */
import type { Example } from './example.ts'
import { inputExamples } from './input.example.tsx'
import { overlayExamples } from './overlay.example.tsx'
import { tableExamples } from './table.example.tsx'

/** By the group of the design system that holds them. Below a `ThemeProvider` only. */
export const ANTD_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  work: [...inputExamples, ...overlayExamples],
  table: tableExamples,
}
