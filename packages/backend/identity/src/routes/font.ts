import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { FONT_PATH } from '../pages/style.ts'
import type { Route } from './route.ts'

const require = createRequire(import.meta.url)
const bytes = readFileSync(
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
)

/** The typeface of the site; its builds have it under names that change. */
export const fontRoutes: Route[] = [
  {
    methods: ['GET'],
    path: FONT_PATH,
    answer(ctx) {
      ctx.type = 'font/woff2'
      ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
      ctx.body = bytes
    },
  },
]
