/** The published server half of one version of a part. */
export interface Half {
  readonly name: string
  readonly version: string
  /** Its absolute path. */
  readonly file: string
  /** The hash of its release, as `sha256-<base64>`. */
  readonly hash: string
}

/** The versions that draw a page together: those that the browser will run. */
export interface VersionSet {
  readonly shell: Half
  /** Undefined for a page of the shell itself. */
  readonly remote: Half | undefined
}

/** The identity of a set: of its versions and of their bytes. */
export function keyOf({ shell, remote }: VersionSet): string {
  return [shell, remote].map((half) => half && `${half.name}@${half.version} ${half.hash}`).join()
}
