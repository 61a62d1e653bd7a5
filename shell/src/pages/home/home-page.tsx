import { HydratedLater } from '@domizil/app-kit/hydrated-later'
import { Link } from '@domizil/app-kit/router'
import { cityNameIn, type Locale, sizesOf, WHOLE_EUROS } from '@domizil/domain'
import { searchPath } from '@domizil/links'
import { Picture } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { NumberedSteps } from '../../features/landing/numbered-steps.tsx'
import { Section } from '../../features/landing/section.tsx'
import { NewFlats } from '../../features/new-flats/new-flats.tsx'
import { useNewCities, useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import styles from './home-cities.module.css'
import { HomeHero } from './home-hero.tsx'
import { LandlordBand } from './landlord-band.tsx'
import { AnswerArt, ContractArt, RequestArt } from './step-art.tsx'

const STEPS = [
  { id: 'request', Art: RequestArt },
  { id: 'answer', Art: AnswerArt },
  { id: 'sign', Art: ContractArt },
] as const

export function HomePage() {
  const intl = useIntl()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={intl.formatMessage({ id: 'home.description' })}>
        {intl.formatMessage({ id: 'home.title' })}
      </PageTitle>
      <HomeHero flats={flats} />
      <HydratedLater>
        <NewFlats flats={flats} />
      </HydratedLater>
      <HydratedLater>
        <HomeCities />
      </HydratedLater>
      <HydratedLater>
        <Section
          title={<FormattedMessage id="home.how.title" />}
          hint={<FormattedMessage id="home.how.hint" />}
        >
          <NumberedSteps
            steps={STEPS.map(({ id, Art }) => ({
              id,
              title: <FormattedMessage id={`home.step.${id}.title`} />,
              text: <FormattedMessage id={`home.step.${id}.text`} />,
              art: <Art />,
            }))}
          />
        </Section>
        <LandlordBand flats={flats} />
      </HydratedLater>
    </div>
  )
}

/** A tile is never wider than the second size, on any screen. */
const TILE_SIZES = 2

/** The cities of the newest flats, each a link to the search. */
function HomeCities() {
  const intl = useIntl()
  const cities = useNewCities() ?? []
  if (cities.length < 2) return null
  const euro = (amount: number) => intl.formatNumber(amount, WHOLE_EUROS)

  return (
    <Section title={<FormattedMessage id="home.cities.title" />}>
      <ul className={styles.cities}>
        {cities.map(({ city: local, count, image, fromPrice }) => {
          const city = cityNameIn(intl.locale as Locale, local)
          return (
            <li key={local}>
              <Link className={styles.city} to={searchPath({ term: city })}>
                <Picture
                  variants={sizesOf(image?.derivatives.xxlarge).slice(0, TILE_SIZES)}
                  alt=""
                  sizes="(max-width: 575px) 50vw, 190px"
                  isSharp
                  ratio="1 / 1"
                />
                <span className={styles.name}>{city}</span>
                <span className={styles.count}>
                  <FormattedMessage id="home.cities.count" values={{ count, price: euro(fromPrice) }} />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
