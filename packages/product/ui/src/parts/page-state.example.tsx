import { Button, EmptyState, ErrorState } from '@domizil/ui/parts'
import { Inbox } from '../icons.ts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

export const pageStateExamples: readonly Example[] = [
  { name: 'EmptyState', States: Empty },
  { name: 'ErrorState', States: Failed },
]

function Empty({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <EmptyState icon={<Inbox size={24} />} title={word('empty')} actions={<Button>{word('add')}</Button>}>
        {word('sentence')}
      </EmptyState>
    </div>
  )
}

function Failed({ word }: ExampleProps) {
  return (
    <div className={styles.wide}>
      <ErrorState title={word('error')} actions={<Button variant="primary">{word('again')}</Button>}>
        {word('sentence')}
      </ErrorState>
    </div>
  )
}
