import { Link } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ArticleSection } from './article-section.ts'
import styles from './article.module.css'

/** Links to all sections. They move the focus to the section. */
export function TableOfContents({ sections }: { sections: readonly ArticleSection[] }) {
  const intl = useIntl()

  return (
    <nav className={styles.contents} aria-label={intl.formatMessage({ id: 'article.contents' })}>
      <p className={styles.contentsTitle}>
        <FormattedMessage id="article.contents" />
      </p>
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
