import { loadChunk } from '@domizil/federation/loading'
import { Suspense, useState } from 'react'
import { pageWithTexts } from '../../lib/page-texts.tsx'
import { QuietBoundary } from '../../lib/quiet-boundary.tsx'
import { useServices } from '../../lib/services.ts'
import styles from './environment.module.css'

/** The texts of the banner. Never loaded in production. */
const ENVIRONMENT_MESSAGES = {
  en: () => import(/* webpackChunkName: "messages-environment-en" */ '../../../messages/environment/en.json'),
  de: () => import(/* webpackChunkName: "messages-environment-de" */ '../../../messages/environment/de.json'),
  es: () => import(/* webpackChunkName: "messages-environment-es" */ '../../../messages/environment/es.json'),
} as const

/** Shows above every layout that this is not the site of everybody. Never loaded in production. */
export function EnvironmentBanner() {
  const { config, parts } = useServices().facts

  return config.environment === 'production' && !parts?.local ? null : <Banner />
}

function Banner() {
  const { loadTimeoutMs } = useServices().facts.config
  const [Strip] = useState(() => pageWithTexts(() => loadStrip(loadTimeoutMs), ENVIRONMENT_MESSAGES))

  return (
    <QuietBoundary>
      <Suspense fallback={<div className={styles.strip} />}>
        <Strip />
      </Suspense>
    </QuietBoundary>
  )
}

function loadStrip(timeoutMs: number) {
  const load = async () =>
    (await import(/* webpackChunkName: "environment" */ './environment-strip.tsx')).EnvironmentStrip
  return loadChunk('environment', load, timeoutMs)
}
