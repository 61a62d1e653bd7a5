import { ChevronDown } from '@domizil/ui/icons'
import { useLocation } from '@domizil/app-kit/router'
import type { ReactNode } from 'react'
import styles from './questions.module.css'

interface QuestionsProps {
  questions: readonly string[]
  textOf: (id: string, part: 'question' | 'answer') => ReactNode
}

/** Expandable questions; the one in the URL is open. The browser's find-in-page searches closed ones too. */
export function Questions({ questions, textOf }: QuestionsProps) {
  const { hash } = useLocation()

  return (
    <div className={styles.questions}>
      {questions.map((id) => (
        <details key={id} id={id} className={styles.item} open={hash === `#${id}`}>
          <summary className={styles.question}>
            {textOf(id, 'question')}
            <ChevronDown size={18} />
          </summary>
          <div className={`prose ${styles.answer}`}>{textOf(id, 'answer')}</div>
        </details>
      ))}
    </div>
  )
}
