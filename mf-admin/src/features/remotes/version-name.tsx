import type { VersionHistory } from '@domizil/api'
import type { ReactNode } from 'react'
import styles from './remotes.module.css'

/** What is known of a version of a remote. */
export const versionOf = (published: VersionHistory['versions'], remote: string, version: string) =>
  published.find((known) => known.remote === remote && known.version === version)

interface VersionNameProps {
  /** Undefined for a version of which nothing is known. */
  of: Pick<VersionHistory['versions'][number], 'note'> | undefined
  /** The version itself. */
  children: ReactNode
}

/** What is new in a version, in the words of its team, before which version it is. */
export function VersionName({ of, children }: VersionNameProps) {
  if (!of?.note) return <div>{children}</div>
  return (
    <>
      <div className={styles.note}>{of.note}</div>
      <small>{children}</small>
    </>
  )
}
