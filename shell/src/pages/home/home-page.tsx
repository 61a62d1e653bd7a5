import type { FlatCard } from '@domizil/api'
import { HydratedLater } from '@domizil/app-kit/hydrated-later'
import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { cityNameIn, type Locale, sizesOf, WHOLE_EUROS } from '@domizil/domain'
import { offerFlatPath, rentalContractInfoPath, searchPath } from '@domizil/links'
import { ArrowRight, Check, Clock, FileText, Heart } from '@domizil/ui/icons'
import { Avatar, buttonClass, Picture, Tag } from '@domizil/ui/parts'
import type { ComponentType } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import { NumberedSteps } from '../../features/landing/numbered-steps.tsx'
import { Section } from '../../features/landing/section.tsx'
import { NewFlats } from '../../features/new-flats/new-flats.tsx'
import { useNewCities, useNewFlats } from '../../features/new-flats/use-new-flats.ts'
import { PageTitle } from '../../lib/page-title.tsx'
import { FlatFigure } from '../../features/new-flats/flat-figure.tsx'
import { SearchBox } from '../../features/search-box/search-box.tsx'
import { CallBand } from '../../features/landing/call-band.tsx'
import { useTextFacts } from '../../lib/use-text-facts.ts'
import styles from './home-page.module.css'

/** The format of days in all languages. */
const FIGURE_PERIOD = '15.01.2027 – 14.07.2027'

/** A flat that is not among those in the list. */
const FIGURE_PLACE = 4

/** The pictures of the steps, in their order. */
const STEP_ARTS: Readonly<Record<string, ComponentType>> = {
  request: RequestArt,
  answer: AnswerArt,
  sign: ContractArt,
}

export function HomePage() {
  const say = useSay()
  const flats = useNewFlats()

  return (
    <div className="container">
      <PageTitle description={say('home.description')}>{say('home.title')}</PageTitle>
      <HomeHero flats={flats} />
      <HydratedLater>
        <NewFlats flats={flats} />
      </HydratedLater>
      <HydratedLater>
        <HomeCities />
      </HydratedLater>
      <HydratedLater>
        <Section title={say('home.how.title')} hint={say('home.how.hint')}>
          <NumberedSteps
            steps={Object.keys(STEP_ARTS)}
            textOf={(id, part) => say(`home.step.${id}.${part}`)}
            arts={STEP_ARTS}
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
  const say = useSay()
  const intl = useIntl()
  const cities = useNewCities() ?? []
  if (cities.length < 2) return null
  const euro = (amount: number) => intl.formatNumber(amount, WHOLE_EUROS)

  return (
    <Section title={say('home.cities.title')}>
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
                  {say('home.cities.count', { count, price: euro(fromPrice) })}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The product's claim, the search box, and the picture of a real flat. */
function HomeHero({ flats }: { flats: readonly FlatCard[] | undefined }) {
  const say = useSay()

  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.headline}>{say('home.headline')}</h1>
        <p className={styles.promise}>{say('home.promise')}</p>
      </div>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.picture}>
        <FlatFigure flats={flats} place={FIGURE_PLACE} ratio="3 / 2" priority />
      </div>
    </div>
  )
}

/** Decorative pictures of the product beside the three steps. */
function RequestArt() {
  const say = useSay()

  return (
    <>
      <span className={styles.tags}>
        <Tag tone="brand">{say('home.art.rooms')}</Tag>
        <Tag floating>{say('home.art.desk')}</Tag>
        <Tag floating>{say('home.art.pets')}</Tag>
      </span>
      <span className={styles.card}>
        <span className={styles.room} />
        <span className={styles.lines}>
          <b>
            <FormattedNumber value={1050} {...WHOLE_EUROS} /> <span>{say('figure.perMonth')}</span>
          </b>
          <small>Wiehre, Freiburg</small>
        </span>
        <Heart size={18} className={styles.heart} />
      </span>
    </>
  )
}

function AnswerArt() {
  const say = useSay()

  return (
    <>
      <span className={styles.card}>
        <Avatar initials="AL" size="medium" />
        <span className={styles.lines}>
          <b>{say('home.art.approved')}</b>
          <small>{say('home.art.welcome')}</small>
        </span>
      </span>
      <Tag tone="ok" icon={<Clock size={14} />}>
        {say('home.art.hours')}
      </Tag>
    </>
  )
}

function ContractArt() {
  const say = useSay()

  return (
    <>
      <span className={styles.card}>
        <span className={styles.paper}>
          <FileText size={18} />
        </span>
        <span className={styles.lines}>
          <b>{say('home.art.contract')}</b>
          <small>{FIGURE_PERIOD}</small>
        </span>
      </span>
      <span className={styles.tags}>
        <Tag tone="ok" icon={<Check size={14} />}>
          {say('home.art.landlord')}
        </Tag>
        <Tag tone="ok" icon={<Check size={14} />}>
          {say('home.art.tenant')}
        </Tag>
      </span>
    </>
  )
}

/** A flat that the page does not show elsewhere. */
const PLACE = 5
const POINTS = ['approve', 'contract', 'fee'] as const

function LandlordBand({ flats }: { flats: readonly FlatCard[] | undefined }) {
  const say = useSay()
  const facts = useTextFacts()

  return (
    <CallBand
      title={say('home.landlord.title')}
      points={POINTS.map((id) => ({
        id,
        text: say(`home.landlord.${id}`, facts),
      }))}
      actions={
        <>
          <Link to={offerFlatPath()} className={buttonClass({ variant: 'inverse', size: 'large' })}>
            {say('nav.offer')}
          </Link>
          <Link to={rentalContractInfoPath()} className={styles.more}>
            {say('footer.contractInfo')}
            <ArrowRight size={16} />
          </Link>
        </>
      }
      picture={<FlatFigure flats={flats} place={PLACE} ratio="4 / 3" />}
    />
  )
}
