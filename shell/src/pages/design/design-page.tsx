import { SectionHeading } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTitle } from '../../lib/page-title.tsx'
import styles from './design-page.module.css'
import { ActionExamples } from './examples/action-examples.tsx'
import { FieldExamples } from './examples/field-examples.tsx'
import { GroundExamples } from './examples/ground-examples.tsx'
import { MediaExamples } from './examples/media-examples.tsx'
import { OverlayExamples } from './examples/overlay-examples.tsx'
import { ProgressExamples } from './examples/progress-examples.tsx'
import { StateExamples } from './examples/state-examples.tsx'
import { WordExamples } from './examples/word-examples.tsx'

const GROUPS: readonly { id: string; Examples: ComponentType }[] = [
  { id: 'ground', Examples: GroundExamples },
  { id: 'actions', Examples: ActionExamples },
  { id: 'fields', Examples: FieldExamples },
  { id: 'words', Examples: WordExamples },
  { id: 'media', Examples: MediaExamples },
  { id: 'overlays', Examples: OverlayExamples },
  { id: 'progress', Examples: ProgressExamples },
  { id: 'states', Examples: StateExamples },
]

/** Every part of the design system in its states: for designers, for tests of looks, and for whoever builds a page. */
export function DesignPage() {
  const intl = useIntl()

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{intl.formatMessage({ id: 'design.title' })}</PageTitle>
      <SectionHeading
        level={1}
        title={<FormattedMessage id="design.title" />}
        hint={<FormattedMessage id="design.lead" />}
      />
      <nav aria-label={intl.formatMessage({ id: 'article.contents' })}>
        <ul className={styles.contents}>
          {GROUPS.map(({ id }) => (
            <li key={id}>
              <Link to={`#${id}`}>
                <FormattedMessage id={`design.group.${id}`} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {GROUPS.map(({ id, Examples }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <SectionHeading id={id} title={<FormattedMessage id={`design.group.${id}`} />} />
          <div className={styles.examples}>
            <Examples />
          </div>
        </section>
      ))}
    </div>
  )
}
