import { sizesOf, WHOLE_EUROS } from '@domizil/domain'
import { ANTD_EXAMPLES } from '@domizil/ui/antd-examples'
import { type ExampleProps, PART_EXAMPLES } from '@domizil/ui/examples'
import { SectionHeading } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { FormattedMessage, useIntl } from 'react-intl'
import { VersionComparison } from '../../features/version-comparison/version-comparison.tsx'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { useServices } from '../../lib/services.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { AntdExamples } from './antd-examples.tsx'
import { DesignMap } from './design-map.tsx'
import styles from './design-page.module.css'
import { ExampleGroup } from './example-group.tsx'

const GROUPS = [...Object.keys(PART_EXAMPLES), ...Object.keys(ANTD_EXAMPLES)]

/** Every component of the design system in its states: for designers, visual tests and developers. */
export function DesignPage() {
  const intl = useIntl()
  const lent = useLent()
  const { versions } = useServices().facts

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
          {versions && (
            <li>
              <Link to="#versions">
                <FormattedMessage id="design.versions.title" />
              </Link>
            </li>
          )}
          {GROUPS.map((id) => (
            <li key={id}>
              <Link to={`#${id}`}>
                <FormattedMessage id={`design.group.${id}`} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {versions && <VersionComparison id="versions" versions={versions} />}
      {Object.entries(PART_EXAMPLES).map(([id, examples]) => (
        <ExampleGroup key={id} id={id} examples={examples} {...lent} />
      ))}
      <AntdExamples {...lent} />
    </div>
  )
}

/** Texts, figures and photos for the examples. */
function useLent(): ExampleProps {
  const intl = useIntl()
  const flats = useNewFlats() ?? []

  return {
    word: (name) => intl.formatMessage({ id: `design.word.${name}` }),
    euro: (amount) => intl.formatNumber(amount, WHOLE_EUROS),
    pictures: flats.slice(0, 3).map(({ images }) => sizesOf(images[0]?.derivatives.xxlarge)),
    Map: DesignMap,
  }
}
