import { fileUrl, type Release } from './release.ts'

type Scripts = Pick<Release, 'name' | 'version' | 'entry' | 'files'>

/**
 * Where browsers find the scripts of a release that an earlier one has published with the same name and bytes, by their
 * own URL: the address of the first such release, which a returning visitor has in the cache. The entry is left out: it
 * is what names the others.
 * @param earlier the releases of the same app before this one, oldest first.
 */
export function unchangedScripts(
  { entry, ...release }: Scripts,
  earlier: readonly Scripts[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(release.files).flatMap(([file, hash]) => {
      const first =
        file.endsWith('.js') && file !== entry && earlier.find(({ files }) => files[file] === hash)
      return first ? [[fileUrl(release, file), fileUrl(first, file)]] : []
    }),
  )
}
