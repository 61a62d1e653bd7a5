import { Field } from '@domizil/ui/parts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const fieldExamples: readonly Example[] = [{ name: 'Field (a text area), error', States: TextAreas }]

function TextAreas({ word }: ExampleProps) {
  return (
    <>
      <div className={styles.wide}>
        <Field label={word('message')} hint={word('hint')}>
          {(control) => <textarea {...control} rows={3} defaultValue={word('sentence')} />}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label={word('message')} error={word('error')}>
          {(control) => <textarea {...control} rows={2} />}
        </Field>
      </div>
    </>
  )
}
