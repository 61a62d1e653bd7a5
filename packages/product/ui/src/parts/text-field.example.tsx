import { SelectField, TextArea, TextField } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

const OPTIONS = ['one', 'two', 'three'] as const

export const textFieldExamples: readonly Example[] = [
  { name: 'TextField', States: Plain },
  { name: 'TextField error, disabled, hidden label', States: Others },
  { name: 'TextArea', States: Area },
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

function Area({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <TextArea label={word('name')} hint={word('hint')} rows={3} defaultValue={word('sentence')} />
    </div>
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
