import { Picture } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const pictureExamples: readonly Example[] = [
  { name: 'Picture', States: Photo },
  { name: 'Picture, none', States: Ground },
]

function Photo({ pictures }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <Picture variants={pictures[0] ?? []} alt="" sizes="360px" ratio="3 / 2" />
    </div>
  )
}

function Ground() {
  return (
    <div className={styles.wide}>
      <Picture variants={[]} alt="" sizes="360px" ratio="3 / 2" />
    </div>
  )
}
