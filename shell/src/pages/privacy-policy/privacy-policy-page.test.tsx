import { expect, test } from '@jest/globals'
import { LOCALES, type Locale } from '@domizil/domain'
import { PARSED_TEXTS } from '@domizil/federation/build'
import type { PublicConfig } from '@domizil/shell-api'
import { FakeShell } from '@domizil/testing'
import { IntlProvider } from 'react-intl'
import deFrame from '../../../messages/de.json' with { type: 'json' }
import enFrame from '../../../messages/en.json' with { type: 'json' }
import esFrame from '../../../messages/es.json' with { type: 'json' }
import de from '../../../messages/privacy-policy/de.json' with { type: 'json' }
import en from '../../../messages/privacy-policy/en.json' with { type: 'json' }
import es from '../../../messages/privacy-policy/es.json' with { type: 'json' }
import { RICH_TEXT } from '../../lib/rich-text.tsx'
import { aShell, renderInShell } from '../../testing/render-in-shell.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'

// Parsed as by the bundler: in a page there is no parser.
const parsed = (...texts: object[]) => PARSED_TEXTS.parser.parse(JSON.stringify(Object.assign({}, ...texts)))
const TEXTS = { en: parsed(enFrame, en), de: parsed(deFrame, de), es: parsed(esFrame, es) }
const SENTENCES = {
  en: 'our server sends its address to',
  de: 'sendet unser Server ihre Adresse an',
  es: 'nuestro servidor envía su dirección a',
}

async function pageWith(geocoder: PublicConfig['geocoder'], locale: Locale): Promise<string> {
  const { config } = new FakeShell()
  await renderInShell(
    <IntlProvider locale={locale} messages={TEXTS[locale]} defaultRichTextElements={RICH_TEXT}>
      <PrivacyPolicyPage />
    </IntlProvider>,
    aShell(undefined, { config: { ...config, geocoder } }),
  )
  return document.body.textContent ?? ''
}

test.each(LOCALES)('in %s the privacy policy names Google if it is the geocoder', async (locale) => {
  const text = await pageWith({ kind: 'google' }, locale)

  expect(text).toContain(`${SENTENCES[locale]} Google Ireland Limited`)
})

test.each(LOCALES)('in %s the privacy policy names the host of another geocoder', async (locale) => {
  const text = await pageWith({ kind: 'nominatim', host: 'osm.example' }, locale)

  expect(text).toContain(`${SENTENCES[locale]} osm.example`)
})

test.each(LOCALES)(
  'in %s the privacy policy names no geocoder if addresses are looked up locally',
  async (locale) => {
    expect(await pageWith(null, locale)).not.toContain(SENTENCES[locale])
  },
)
