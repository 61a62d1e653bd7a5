import { Inbox } from '@domizil/ui/icons'
import { Button, EmptyState, ErrorState, Skeleton, Spinner } from '@domizil/ui/parts'
import styles from '../design-page.module.css'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

export function StateExamples() {
  const word = useWord()

  return (
    <>
      <Example name="EmptyState">
        <div className={styles.wide}>
          <EmptyState
            icon={<Inbox size={24} />}
            title={word('empty')}
            actions={<Button>{word('add')}</Button>}
          >
            {word('sentence')}
          </EmptyState>
        </div>
      </Example>
      <Example name="ErrorState">
        <div className={styles.wide}>
          <ErrorState title="500" actions={<Button variant="primary">{word('again')}</Button>}>
            {word('error')}
          </ErrorState>
        </div>
      </Example>
      <Example name="Spinner">
        <Spinner label={word('loading')} />
      </Example>
      <Example name="Skeleton">
        <Skeleton width="60%" />
        <Skeleton width="40px" height="40px" round />
        <Skeleton ratio="3 / 1" />
      </Example>
    </>
  )
}
