import { Steps } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

const STEPS = ['one', 'two', 'three'] as const

export const stepsExamples: readonly Example[] = [{ name: 'Steps, fixed', States: Wizards }]

function Wizards({ word }: ExampleProps) {
  const [current, setCurrent] = useState('two')
  const steps = STEPS.map((id) => ({ id, label: word(id), isValid: id === 'one' }))
  const props = { label: word('steps'), currentId: current, validLabel: word('complete'), steps }

  return (
    <>
      <div className={styles.wide}>
        <Steps {...props} onSelect={setCurrent} />
      </div>
      <div className={styles.wide}>
        <Steps {...props} />
      </div>
    </>
  )
}
