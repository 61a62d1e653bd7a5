import type { Messages } from '@domizil/federation/loading'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Questions } from '../../features/landing/questions.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import styles from './help-page.module.css'
import { HelpSearch } from './help-search.tsx'
import { matches } from './matches.ts'
import { QUESTION_GROUPS } from './question-groups.ts'

/** The questions that hold what was typed, or all of them. */
export function HelpQuestions() {
  const [search, setSearch] = useState('')
  const facts = useTextFacts()
  const textOf = useQuestionText()
  const groups = QUESTION_GROUPS.map(({ id, questions }) => ({
    id,
    questions: questions.filter((question) => matches(textOf(question), search)),
  })).filter(({ questions }) => questions.length > 0)
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <>
      <HelpSearch search={search} onSearch={setSearch} count={count} />
      {groups.map(({ id, questions }) => (
        <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>
            <FormattedMessage id={`help.group.${id}`} />
          </h2>
          <Questions
            questions={questions.map((question) => ({
              id: question,
              question: <FormattedMessage id={`help.${question}.question`} values={facts} />,
              answer: <FormattedMessage id={`help.${question}.answer`} values={facts} />,
            }))}
          />
        </section>
      ))}
    </>
  )
}

/** Question and answer as they stand in the texts: whoever searches looks for words, not for markup. */
function useQuestionText() {
  const messages = useIntl().messages as Messages
  const words = (id: string) => messages[id] ?? ''

  return (question: string) => `${words(`help.${question}.question`)} ${words(`help.${question}.answer`)}`
}
