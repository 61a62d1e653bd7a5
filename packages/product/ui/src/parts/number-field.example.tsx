import { NumberField } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const numberFieldExamples: readonly Example[] = [{ name: 'NumberField, error', States: Numbers }]

function Numbers({ word }: ExampleProps) {
  const [amount, setAmount] = useState<number | undefined>(1200)

  const texts = { format: String, unreadable: word('error') }

  return (
    <>
      <div className={styles.wide}>
        <NumberField label={word('price')} value={amount} texts={texts} onChange={setAmount} suffix="€" />
      </div>
      <div className={styles.wide}>
        <NumberField
          label={word('price')}
          value={undefined}
          texts={texts}
          onChange={setAmount}
          suffix="€"
          error={word('error')}
        />
      </div>
    </>
  )
}
