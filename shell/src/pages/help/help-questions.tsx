import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Questions } from '../../features/landing/questions.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import styles from './help-page.module.css'
import { HelpSearch } from './help-search.tsx'
import { matches } from './matches.ts'
import { plainWords } from './plain-words.ts'
import { QUESTION_GROUPS } from './question-groups.ts'

/** The questions that match the search, or all of them. */
export function HelpQuestions() {
  const [search, setSearch] = useState('')
  const facts = useTextFacts()
  const intl = useIntl()
  const wordsOf = (question: string) =>
    ['question', 'answer'].map((part) => plainWords(intl, `help.${question}.${part}`, facts)).join(' ')
  const groups = QUESTION_GROUPS.map(({ id, questions }) => ({
    id,
    questions: questions.filter((question) => matches(wordsOf(question), search)),
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
