import { useReadable } from '@domizil/app-kit/readable'
import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { sizesOf, WHOLE_EUROS } from '@domizil/domain'
import { ANTD_EXAMPLES } from '@domizil/ui/antd-examples'
import { ThemeProvider } from '@domizil/ui/core'
import { type Example, type ExampleProps, PART_EXAMPLES } from '@domizil/ui/examples'
import { createMapView, type MapViewProps } from '@domizil/ui/map'
import { SectionHeading, Skeleton } from '@domizil/ui/parts'
import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { VersionComparison } from '../../features/version-comparison/version-comparison.tsx'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { useServices } from '../../lib/services.ts'
import styles from './design-page.module.css'

interface ExampleGroupProps extends ExampleProps {
  id: string
  examples: readonly Example[]
}

const MapView = createMapView((chunk, load) =>
  lazy(async () => ({ default: await loadOwnChunk(chunk, load) })),
)

const GROUPS = [...Object.keys(PART_EXAMPLES), ...Object.keys(ANTD_EXAMPLES)]

/** Every component of the design system in its states: for designers, visual tests and developers. */
export function DesignPage() {
  const say = useSay()
  const lent = useLent()
  const { versions } = useServices().facts

  return (
    <div className={`container ${styles.page}`}>
      <PageTitle>{say('design.title')}</PageTitle>
      <SectionHeading level={1} title={say('design.title')} hint={say('design.lead')} />
      <nav aria-label={say('article.contents')}>
        <ul className={styles.contents}>
          {versions && (
            <li>
              <Link to="#versions">{say('design.versions.title')}</Link>
            </li>
          )}
          {GROUPS.map((id) => (
            <li key={id}>
              <Link to={`#${id}`}>{say(`design.group.${id}`)}</Link>
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
  const say = useSay()
  const intl = useIntl()
  const flats = useNewFlats() ?? []

  return {
    word: (name) => say(`design.word.${name}`),
    euro: (amount) => intl.formatNumber(amount, WHOLE_EUROS),
    pictures: flats.slice(0, 3).map(({ images }) => sizesOf(images[0]?.derivatives.xxlarge)),
    Map: DesignMap,
  }
}

/** The antd components that we use, by group, with the product's theme and language. */
function AntdExamples(lent: ExampleProps) {
  const { language, shellApi } = useServices()

  return (
    <ThemeProvider locale={useReadable(language.locale)} nonce={shellApi.nonce}>
      {Object.entries(ANTD_EXAMPLES).map(([id, examples]) => (
        <ExampleGroup key={id} id={id} examples={examples} {...lent} />
      ))}
    </ThemeProvider>
  )
}

/** The map of the examples, with the configured provider. */
function DesignMap(props: Omit<MapViewProps, 'settings'>) {
  const { facts, shellApi } = useServices()
  const { map } = facts.config
  const settings = useMemo(() => ({ ...map, nonce: shellApi.nonce }), [map, shellApi.nonce])

  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <MapView {...props} settings={settings} />
    </Suspense>
  )
}

/** Components with a common purpose, each below its name. */
function ExampleGroup({ id, examples, ...lent }: ExampleGroupProps) {
  const say = useSay()

  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHeading id={id} title={say(`design.group.${id}`)} />
      <div className={styles.examples}>
        {examples.map(({ name, States }) => (
          <div key={name} className={styles.example}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.stage}>
              <States {...lent} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
