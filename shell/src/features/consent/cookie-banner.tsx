import { useReadable } from '@domizil/app-kit/readable'
import { Link } from '@domizil/app-kit/router'
import { useSay } from '@domizil/app-kit/say'
import { privacyPolicyPath } from '@domizil/links'
import { Cookie } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Consent } from './consent.ts'
import styles from './cookie-banner.module.css'

const PROPERTY = '--banner-height'

/** Asks for consent with two equal buttons. Floats above every layout and reserves its height below the page. */
export function CookieBanner({ consent }: { consent: Consent }) {
  const say = useSay()
  const isAsking = useReadable(consent.isAsking)
  const banner = useRef<HTMLElement>(null)
  useBannerHeight(banner, isAsking)
  if (!isAsking) return null

  return (
    <>
      <div className={`screen-only ${styles.room}`} />
      <section ref={banner} className={`screen-only ${styles.banner}`} aria-label={say('cookies.label')}>
        <div className={styles.inner}>
          <span className={styles.icon} aria-hidden="true">
            <Cookie size={20} />
          </span>
          <p className={styles.text}>
            <strong>{say('cookies.title')}</strong>{' '}
            {say('cookies.text', { link: (text) => <Link to={privacyPolicyPath()}>{text}</Link> })}
          </p>
          <div className={styles.answers}>
            <Button size="large" onClick={() => consent.choose('declined')}>
              {say('cookies.decline')}
            </Button>
            <Button size="large" onClick={() => consent.choose('accepted')}>
              {say('cookies.accept')}
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}

/** Publishes the height of the banner to style sheets: sticky bars and buttons are placed above it. */
function useBannerHeight(banner: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current
    if (!isShown || !element) return

    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty(PROPERTY, `${element.offsetHeight}px`))
    observer.observe(element)

    return () => {
      observer.disconnect()
      root.removeProperty(PROPERTY)
    }
  }, [banner, isShown])
}
