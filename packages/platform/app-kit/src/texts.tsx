import type { LoadMessages, Messages } from '@domizil/federation/loading'
import type { Locale } from '@domizil/domain'
import { type ReactNode, use, useDeferredValue } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { oncePerMount, useRemoteMount } from './remote-mount.ts'
import { useLocale, useShell } from './shell-context.ts'

interface TextsProps {
  load: LoadMessages<Locale>
  children: ReactNode
}

/** Provides the remote's texts in the language of the shell. */
export function Texts({ load, children }: TextsProps) {
  // The page keeps its language until the texts of the new one are loaded.
  const locale = useDeferredValue(useLocale())
  const messages = useTexts(load, locale)

  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  )
}

/** Adds the own texts of a page or a chunk to those of its remote. */
export function OwnTexts({ of, load, children }: TextsProps & { of: string }) {
  const { locale, messages, onError } = useIntl()
  const own = useTexts(load, locale as Locale, `${of}-`)

  return (
    <IntlProvider locale={locale} messages={join(messages as Messages, own)} onError={onError}>
      {children}
    </IntlProvider>
  )
}

const joined = new WeakMap<Messages, WeakMap<Messages, Messages>>()

/**
 * The texts of both, joined once for each pair: a copy at every render made 2.6 MB of garbage in each drawing of a flat, and a
 * provider with other texts renders all that it holds again.
 */
function join(around: Messages, own: Messages): Messages {
  const known = joined.get(around) ?? new WeakMap<Messages, Messages>()
  const texts = known.get(own) ?? { ...around, ...own }
  joined.set(around, known.set(own, texts))
  return texts
}

function useTexts(load: LoadMessages<Locale>, locale: Locale, owner?: string): Messages {
  const { loadTimeoutMs } = useShell().config
  const mount = useRemoteMount()
  const key = `messages-${owner ?? ''}${locale}`

  // What a chunk has loaded before suspends nothing; what has suspended once has to ask again: a rule of `use`. A whole remote
  // suspends once: without that React renders its page a third time.
  const known = owner === undefined || mount.chunks.has(key) ? undefined : load.loaded(locale)
  return known ?? use(oncePerMount(mount, key, () => load(locale, loadTimeoutMs)))
}
