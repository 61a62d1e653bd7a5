/**
 * A loader that turns `routes.json?pages` into the pages that the routes name: `my-flats` is the component `MyFlatsPage` of
 * `src/pages/my-flats-page.tsx`, in the chunk `page-my-flats`, by whose name its files are preloaded.
 */
export default function pageTable(routes: string): string {
  const pages = new Set((JSON.parse(routes) as { page: string }[]).map(({ page }) => page))

  return [
    `import { lazyChunk } from '@domizil/app-kit'`,
    `export default {`,
    ...[...pages].map((page) => `  ${JSON.stringify(page)}: ${chunkOf(page)},`),
    `}`,
  ].join('\n')
}

function chunkOf(page: string): string {
  const file = JSON.stringify(`./src/pages/${page}-page.tsx`)
  const load = `import(/* webpackChunkName: "page-${page}" */ ${file})`

  return `lazyChunk("page-${page}", () => ${load}.then((module) => module.${componentOf(page)}), { isPage: true })`
}

function componentOf(page: string): string {
  const words = page.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return `${words.join('')}Page`
}
