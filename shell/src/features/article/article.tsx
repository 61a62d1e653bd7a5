import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { formatDay } from '@domizil/domain'
import type { ReactNode } from 'react'
import styles from './article.module.css'
import { useAnchor } from './use-anchor.ts'

interface ArticleSection {
  /** The anchor: part of the page's URL, the same in all languages. */
  id: string
  title: string
  content: ReactNode
}

interface ArticleProps {
  title: ReactNode
  lead?: ReactNode
  /** The day since which this version applies. */
  updated?: string
  sections: readonly ArticleSection[]
  /** Content before the sections. */
  children?: ReactNode
}

/** A long text with a table of contents; every section has an anchor. */
export function Article({ title, lead, updated, sections, children }: ArticleProps) {
  const say = useSay()
  useAnchor()

  return (
    <article className={`container ${styles.article}`}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {updated && (
          <p className={styles.updated}>
            {say('article.updated', {
              date: (
                <time key="date" dateTime={updated}>
                  {formatDay(updated)}
                </time>
              ),
            })}
          </p>
        )}
      </header>
      <TableOfContents sections={sections} />
      <div className={`prose ${styles.content}`}>
        {children}
        {sections.map(({ id, title: heading, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {content}
          </section>
        ))}
      </div>
    </article>
  )
}

/** Links to all sections. They move the focus to the section. */
function TableOfContents({ sections }: { sections: readonly ArticleSection[] }) {
  const say = useSay()

  return (
    <nav className={styles.contents} aria-label={say('article.contents')}>
      <p className={styles.contentsTitle}>{say('article.contents')}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
