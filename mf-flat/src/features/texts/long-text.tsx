import { truncate } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { ChevronDown, ChevronUp } from '@domizil/ui/icons'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './texts.module.css'

const SHORT = 420

interface LongTextProps {
  language: string
  ofFlat: string
  ofRegion: string
}

/** The beginning of a long description; the rest, and the area, on demand. */
export function LongText({ language, ofFlat, ofRegion }: LongTextProps) {
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = ofFlat.length + ofRegion.length > SHORT
  const showsAll = isOpen || !isLong

  return (
    <>
      <div className={styles.text} lang={language}>
        <p>{showsAll ? ofFlat : beginningOf(ofFlat)}</p>
        {showsAll && ofRegion && (
          <>
            <h3 className={styles.region} lang={locale}>
              <FormattedMessage id="texts.region" />
            </h3>
            <p>{ofRegion}</p>
          </>
        )}
      </div>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          <FormattedMessage id={isOpen ? 'texts.less' : 'texts.more'} />
          {isOpen ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
        </button>
      )}
    </>
  )
}

/** Ends at a word boundary. */
function beginningOf(text: string): string {
  const lastBlank = text.lastIndexOf(' ', SHORT)

  return truncate(text, lastBlank > 0 ? lastBlank : SHORT)
}
