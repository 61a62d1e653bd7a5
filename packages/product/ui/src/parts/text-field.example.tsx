import { NumberField, SelectField, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

const OPTIONS = ['one', 'two', 'three'] as const

export const textFieldExamples: readonly Example[] = [
  { name: 'TextField', States: Plain },
  { name: 'TextField error, disabled, hidden label', States: Others },
  { name: 'NumberField, error', States: Numbers },
  { name: 'SelectField, error, disabled', States: Selects },
]

function Plain({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <TextField label={word('name')} hint={word('hint')} placeholder={word('one')} />
    </div>
  )
}

function Others({ word }: ExampleProps) {
  return (
    <>
      <div className={styles.wide}>
        <TextField label={word('name')} error={word('error')} defaultValue="?" />
      </div>
      <div className={styles.wide}>
        <TextField label={word('name')} disabled defaultValue={word('one')} />
      </div>
      <div className={styles.wide}>
        <TextField label={word('name')} hideLabel placeholder={word('name')} />
      </div>
    </>
  )
}

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

function Selects({ word }: ExampleProps) {
  const options = OPTIONS.map((id) => <option key={id}>{word(id)}</option>)

  return (
    <>
      <div className={styles.wide}>
        <SelectField label={word('choice')}>{options}</SelectField>
      </div>
      <div className={styles.wide}>
        <SelectField label={word('choice')} error={word('error')}>
          {options}
        </SelectField>
      </div>
      <div className={styles.wide}>
        <SelectField label={word('choice')} disabled>
          {options}
        </SelectField>
      </div>
    </>
  )
}
