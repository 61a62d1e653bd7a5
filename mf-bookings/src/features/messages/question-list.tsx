import type { Question } from '@domizil/api'
import { useLocale, useRemoteText } from '@domizil/app-kit'
import { cityNameIn } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { flatPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import { MessagesLink } from './messages-link.tsx'
import styles from './questions.module.css'

/** The questions before a request; nothing without any. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null

  return (
    <section className={styles.questions}>
      <h2 className={styles.heading}>
        <FormattedMessage id="questions.title" />
      </h2>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionRow question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function QuestionRow({ question: { id, flat, role, otherParty, unreadMessages } }: { question: Question }) {
  const locale = useLocale()
  const title = useRemoteText()({ en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })

  return (
    <div className={styles.row}>
      <div>
        <h3 className={styles.title}>
          <Link to={flatPath(flat.id)}>{title}</Link>
        </h3>
        <p className={styles.party}>
          <FormattedMessage
            id={`requests.with.${role}`}
            values={{
              name: otherParty.name || <FormattedMessage id="requests.formerMember" />,
              city: cityNameIn(locale, flat.city),
            }}
          />
        </p>
      </div>
      <MessagesLink thread="question" id={id} unreadMessages={unreadMessages} />
    </div>
  )
}
