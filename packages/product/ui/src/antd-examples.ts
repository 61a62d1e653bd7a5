/** The antd components that we use, in their states. Separate from `examples`, because it loads all of antd. */
import type { Example } from './example.ts'
import { inputExamples } from './input.example.tsx'
import { overlayExamples } from './overlay.example.tsx'
import { tableExamples } from './table.example.tsx'

/** The examples by shared group. They need a `ThemeProvider`. */
export const ANTD_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  work: [...inputExamples, ...overlayExamples],
  table: tableExamples,
}
