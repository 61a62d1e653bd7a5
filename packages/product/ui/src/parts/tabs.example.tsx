import { Tabs } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const tabsExamples: readonly Example[] = [{ name: 'Tabs', States: Links }]

function Links({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <Tabs label={word('choice')}>
        <a href="#overlays" aria-current="page">
          {word('one')}
        </a>
        <a href="#overlays">{word('two')}</a>
        <a href="#overlays">{word('three')}</a>
      </Tabs>
    </div>
  )
}
