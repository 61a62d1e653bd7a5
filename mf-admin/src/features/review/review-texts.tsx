import type { OwnFlat } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { useIntl } from 'react-intl'
import { Nothing } from '../../lib/cells/cells.tsx'
import styles from './review.module.css'

/** Titles and descriptions, the English ones beside those in the language of the place. */
export function ReviewTexts({ flat }: { flat: OwnFlat }) {
  const say = useSay()
  const intl = useIntl()
  const [local = 'en'] = flat.address.languageTag.split('_')
  const nameOf = (language: string) => intl.formatDisplayName(language, { type: 'language' }) ?? language
  const english = [flat.title_en, flat.description_flat_en, flat.description_region_en]
  const others = [flat.title_local, flat.description_flat_local, flat.description_region_local]

  return (
    <section className={styles.texts} aria-label={say('review.texts')}>
      <Language name={nameOf('en')} language="en" texts={english} />
      {local !== 'en' && <Language name={nameOf(local)} language={local} texts={others} />}
    </section>
  )
}

interface LanguageProps {
  name: string
  language: string
  texts: readonly (string | undefined)[]
}

function Language({ name, language, texts: [title, flat, region] }: LanguageProps) {
  const say = useSay()

  return (
    <div className={styles.card}>
      <h2>{name}</h2>
      <p lang={language} className={styles.titleText}>
        {title || <Nothing />}
      </p>
      <p lang={language}>{flat || <Nothing />}</p>
      {region && (
        <>
          <h3>{say('review.region')}</h3>
          <p lang={language}>{region}</p>
        </>
      )}
    </div>
  )
}
