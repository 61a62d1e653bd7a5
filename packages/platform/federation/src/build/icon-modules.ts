/** A line of the list of icons: `export const MapIcon = createIcon(lucide.Map)`. */
const ICON = /^export const (\w+) = .*createIcon\(lucide\.(\w+)\)$/gm

/** A loader that makes a module of each icon: of one module, every page would load the icons of all others. */
export default function iconModules(this: { resourceQuery: string }, source: string): string {
  const wanted = this.resourceQuery.slice(1)
  if (wanted === '') return source.replaceAll(ICON, "export { $1 } from './icons.ts?$1'")

  const [, , node = ''] = [...source.matchAll(ICON)].find(([, name]) => name === wanted) ?? []
  return [
    `import { ${node} as node } from 'lucide'`,
    `import { createIcon } from './icons/create-icon.tsx'`,
    `export const ${wanted} = /* @__PURE__ */ createIcon(node)`,
  ].join('\n')
}
