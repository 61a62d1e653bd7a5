import { useReadable } from '@domizil/app-kit/readable'
import type { Progress } from './progress.ts'
import styles from './progress-bar.module.css'

/** A thin line at the top while requests are in flight. Not announced: loading content announces itself. */
export function ProgressBar({ progress }: { progress: Progress }) {
  const state = useReadable(progress.state)
  if (state === 'hidden') return null

  return <div className={`${styles.bar} ${styles[state]}`} data-progress={state} aria-hidden="true" />
}
