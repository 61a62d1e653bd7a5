import { useSay } from '@domizil/app-kit/say'
import { TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useAnchor } from '../../features/article/use-anchor.ts'
import { Questions } from '../../features/landing/questions.tsx'
import { PageTitle } from '../../lib/page-title.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import { AskForHelp } from './ask/ask-for-help.tsx'
import styles from './help-page.module.css'
import { RICH_TEXT } from '../../lib/rich-text.tsx'

const WITHOUT_TAGS = Object.fromEntries(
  Object.keys(RICH_TEXT).map((tag) => [tag, (text: readonly unknown[]) => ` ${text.join('')} `]),
)

/** The questions of the help page, by group. Each has an anchor: `/help#relevance`. */
const QUESTION_GROUPS = [
  { id: 'search', questions: ['relevance', 'nothing-found', 'circle', 'favourites'] },
  { id: 'booking', questions: ['flow', 'timers', 'several', 'reserved', 'cancel', 'dates'] },
  { id: 'contract', questions: ['price', 'fees', 'deposit', 'sign', 'money-before'] },
  { id: 'listing', questions: ['publish', 'pictures', 'energy', 'calendar', 'pause'] },
  { id: 'reviews', questions: ['reviews', 'tenant-reviews', 'report'] },
  { id: 'account', questions: ['cookies', 'missing-data', 'delete'] },
] as const

interface HelpSearchProps {
  search: string
  onSearch: (search: string) => void
  /** The number of matching questions. */
  count: number
}

export function HelpPage() {
  const say = useSay()
  const facts = useTextFacts()
  useAnchor()

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle description={say('help.description')}>{say('help.title')}</PageTitle>
      <h1 className={styles.title}>{say('help.headline')}</h1>
      <HelpQuestions />
      <section className={styles.contact} aria-labelledby="contact">
        <AskForHelp
          heading={
            <>
              <h2 id="contact">{say('help.contact.title')}</h2>
              <div className="prose">
                {say('help.contact.text', {
                  email: (
                    <a key="email" translate="no" href={`mailto:${facts.email}`}>
                      {facts.email}
                    </a>
                  ),
                  phone: (
                    <a key="phone" translate="no" href={`tel:${facts.phone.replace(/\s/g, '')}`}>
                      {facts.phone}
                    </a>
                  ),
                })}
              </div>
            </>
          }
        />
      </section>
    </div>
  )
}

/** The questions that match the search, or all of them. */
function HelpQuestions() {
  const [search, setSearch] = useState('')
  const facts = useTextFacts()
  const intl = useIntl()
  const say = useSay()
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
          <h2 id={`group-${id}`}>{say(`help.group.${id}`)}</h2>
          <Questions
            questions={questions}
            textOf={(question, part) => say(`help.${question}.${part}`, facts)}
          />
        </section>
      ))}
    </>
  )
}

function HelpSearch({ search, onSearch, count }: HelpSearchProps) {
  const say = useSay()
  const isEmpty = search.trim() === ''

  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={say('help.search')}
        placeholder={say('help.placeholder')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className={isEmpty ? 'visually-hidden' : styles.found}>
        {say('help.found', { count })}
        {count === 0 && (
          <>
            {'. '}
            {say('help.none')}
          </>
        )}
      </p>
    </search>
  )
}

/** Whether a text contains every word of a search, ignoring case and accents. An empty search matches everything. */
export function matches(text: string, search: string): boolean {
  const plain = fold(text)

  return fold(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim()
}

/** The visible text of a message without its tags, for searching. */
export function plainWords(intl: IntlShape, id: string, values: Record<string, string>): string {
  return [intl.formatMessage({ id }, { ...values, ...WITHOUT_TAGS })].flat().join('')
}
