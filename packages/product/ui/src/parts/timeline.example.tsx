import { Timeline } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const timelineExamples: readonly Example[] = [
  { name: 'Timeline', States: Running },
  { name: 'Timeline stopped', States: Stopped },
]

function Running({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <Timeline
        label={word('steps')}
        summary={word('two')}
        steps={[
          { id: 'one', label: word('one'), note: '14.03.2027', state: 'done' },
          { id: 'two', label: word('two'), note: word('hint'), state: 'current' },
          { id: 'three', label: word('three'), state: 'open' },
        ]}
      />
    </div>
  )
}

function Stopped({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <Timeline
        label={word('steps')}
        summary={word('two')}
        steps={[
          { id: 'one', label: word('one'), state: 'done' },
          { id: 'two', label: word('two'), state: 'stopped' },
        ]}
      />
    </div>
  )
}
