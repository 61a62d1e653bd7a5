import { SectionHeading } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const sectionHeadingExamples: readonly Example[] = [
  { name: 'SectionHeading level 2, 3', States: Levels },
]

/** Level 1 is the page's heading. */
function Levels({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <SectionHeading level={2} title={word('heading')} hint={word('hint')} />
      <SectionHeading level={3} title={word('heading')} action={<a href="#ground">{word('more')}</a>} />
    </div>
  )
}
