import { useLocale, useSay } from '@domizil/app-kit'
import { beginningOf } from '@domizil/domain'
import { useShowsAll } from '@domizil/ui/parts'
import { ChevronDown, ChevronUp } from '@domizil/ui/icons'
import styles from './texts.module.css'

const SHORT = 420

interface LongTextProps {
  language: string
  ofFlat: string
  ofRegion: string
}

/** The beginning of a long description; the rest, and the area, on demand. */
export function LongText({ language, ofFlat, ofRegion }: LongTextProps) {
  const say = useSay()
  const locale = useLocale()
  const [isOpen, toggle] = useShowsAll()
  const isLong = ofFlat.length + ofRegion.length > SHORT
  const showsAll = isOpen || !isLong

  const area = ofRegion && (
    <>
      <h3 className={styles.region} lang={locale}>
        {say('texts.region')}
      </h3>
      <p>{ofRegion}</p>
    </>
  )

  return (
    <>
      <div className={styles.text} lang={language}>
        <p className={showsAll ? undefined : 'scripts-only'}>
          {showsAll || ofFlat.length <= SHORT ? ofFlat : beginningOf(ofFlat, SHORT)}
        </p>
        {showsAll ? (
          area
        ) : (
          <noscript>
            <p>{ofFlat}</p>
            {area}
          </noscript>
        )}
      </div>
      {isLong && (
        <button
          type="button"
          className={`screen-only ${styles.more}`}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {say(isOpen ? 'texts.less' : 'texts.more')}
          {isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
        </button>
      )}
    </>
  )
}
