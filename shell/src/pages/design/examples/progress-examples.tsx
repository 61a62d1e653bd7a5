import { Steps, Timeline } from '@domizil/ui/parts'
import { useState } from 'react'
import styles from '../design-page.module.css'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

export function ProgressExamples() {
  const word = useWord()
  const [current, setCurrent] = useState('two')

  return (
    <>
      <Example name="Steps">
        <div className={styles.wide}>
          <Steps
            label={word('steps')}
            currentId={current}
            validLabel={word('complete')}
            onSelect={setCurrent}
            steps={['one', 'two', 'three'].map((id) => ({ id, label: word(id), isValid: id === 'one' }))}
          />
        </div>
      </Example>
      <Example name="Timeline">
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
      </Example>
      <Example name="Timeline stopped">
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
      </Example>
    </>
  )
}
