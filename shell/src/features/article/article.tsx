import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import styles from './article.module.css'
import type { ArticleSection } from './article-section.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { useAnchor } from './use-anchor.ts'

interface ArticleProps {
  title: ReactNode
  lead?: ReactNode
  /** A whole day; the version that applies since then. */
  updated?: string
  sections: readonly ArticleSection[]
  /** In front of the sections. */
  children?: ReactNode
}

/** A long text with a table of contents; every section has an address of its own. */
export function Article({ title, lead, updated, sections, children }: ArticleProps) {
  useAnchor()

  return (
    <article className={`container ${styles.article}`}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {updated && (
          <p className={styles.updated}>
            <FormattedMessage
              id="article.updated"
              values={{
                date: (
                  <time key="date" dateTime={updated}>
                    <FormattedDate value={updated} dateStyle="long" timeZone="UTC" />
                  </time>
                ),
              }}
            />
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
