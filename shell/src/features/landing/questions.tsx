import { ChevronDown } from '@domizil/ui/icons'
import { useLocation } from '@domizil/app-kit/router'
import type { ReactNode } from 'react'
import styles from './questions.module.css'

export interface Question {
  id: string
  question: ReactNode
  answer: ReactNode
}

/** Expandable questions; the one in the URL is open. The browser's find-in-page searches closed ones too. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { hash } = useLocation()

  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.item} open={hash === `#${id}`}>
          <summary className={styles.question}>
            {question}
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <div className={`prose ${styles.answer}`}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
