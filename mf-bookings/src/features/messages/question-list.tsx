import type { Question } from '@domizil/api'
import { useLocale, useRemoteText, useSay } from '@domizil/app-kit'
import { cityNameIn, truncate } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { flatPath } from '@domizil/links'
import { dayOfMoment } from '@domizil/app-kit/today'
import { MessagesLink } from './messages-link.tsx'
import styles from './questions.module.css'

/** So much of the last message that it is recognized. */
const SHOWN_LETTERS = 140

/** The questions before a request; nothing without any. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const say = useSay()
  if (questions.length === 0) return null

  return (
    <section className={styles.questions}>
      <h2 className={styles.heading}>{say('questions.title')}</h2>
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

function QuestionRow({ question }: { question: Question }) {
  const say = useSay()
  const { id, flat, role, otherParty, unreadMessages, lastMessage } = question
  const locale = useLocale()
  const title = useRemoteText()({ en: flat.title_en, local: flat.title_local, languageTag: flat.languageTag })

  return (
    <div className={styles.row}>
      <div>
        <h3 className={styles.title}>
          <Link to={flatPath(flat.id)}>{title}</Link>
        </h3>
        <p className={styles.party}>
          {say(`requests.with.${role}`, {
            name: otherParty.name || say('requests.formerMember'),
            city: cityNameIn(locale, flat.city),
          })}
        </p>
        {lastMessage && (
          <p className={styles.last}>
            <span>
              {say(`questions.last.${lastMessage.author === role ? 'own' : lastMessage.author}`, {
                day: dayOfMoment(lastMessage.createdAt),
              })}
            </span>
            {lastMessage.text && <span>{` ${truncate(lastMessage.text, SHOWN_LETTERS)}`}</span>}
          </p>
        )}
      </div>
      <MessagesLink thread="question" id={id} unreadMessages={unreadMessages} />
    </div>
  )
}
