import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGES = ['en', 'de', 'es']
const BORROWED = /from '(@domizil\/[\w-]+\/messages\/[\w-]+)\/(\w+)\.json'/g

/**
 * The texts that a folder takes over from packages, as `@domizil/app-kit/messages/stay`: the imports of its `en.ts`. The
 * modules of the other languages take the same, each in its own language, else `problems` says where they differ.
 */
export function borrowedTexts(folder: string): { bundles: string[]; problems: string[] } {
  const modules = LANGUAGES.map((language) => ({
    language,
    imports: importsOf(join(folder, `${language}.ts`)),
  }))
  const [english = []] = modules.map(({ imports }) => imports.map(({ bundle }) => bundle))
  const problems = modules.flatMap(({ language, imports }) => [
    ...(imports.map(({ bundle }) => bundle).join() === english.join()
      ? []
      : [`${language}.ts takes over other texts than en.ts`]),
    ...imports
      .filter((one) => one.language !== language)
      .map(({ bundle }) => `${language}.ts takes over ${bundle} in another language`),
  ])

  return { bundles: english, problems }
}

function importsOf(file: string): { bundle: string; language: string }[] {
  if (!existsSync(file)) return []

  return [...readFileSync(file, 'utf8').matchAll(BORROWED)].map(([, bundle = '', language = '']) => ({
    bundle,
    language,
  }))
}
