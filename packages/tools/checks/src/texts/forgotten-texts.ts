import type { Source } from './compare-texts.ts'

const IMPORTED = /from '@domizil\/([\w-]+)\/([\w-]+)'/g

/** The modules of packages that speak, `@domizil/app-kit/stay`, and are imported without their texts, `messages/stay`. */
export function forgottenTexts(
  sources: readonly Source[],
  folders: readonly string[],
  borrowed: readonly string[],
): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORTED)].flatMap(([, name, module]) => {
      const texts = folders.find((folder) => folder.endsWith(`/${name}/messages/${module}`))
      return texts && !borrowed.includes(texts)
        ? [`${path} imports @domizil/${name}/${module}, whose texts are not taken over`]
        : []
    }),
  )
}
