// proves 16.64
import { FakeShell, renderRemote } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import type { Locale } from '@domizil/domain'
import de from '../../messages/de.ts'
import en from '../../messages/en.ts'
import es from '../../messages/es.ts'
import { FlatDistance } from './flat-distance.tsx'

const texts = { en, de, es }
const near = { latitude: 52.5, longitude: 13.4 }

async function textOf(
  { distanceMetres, ...query }: { distanceMetres?: number; near?: typeof near; nearName?: string },
  locale: Locale = 'en',
) {
  const shell = new FakeShell()
  shell.locale.set(locale)
  const { container } = await renderRemote(
    <FlatDistance flat={distanceMetres === undefined ? {} : { distanceMetres }} query={query} />,
    { shell, texts: texts[locale] },
  )
  return container.querySelector('p')?.textContent
}

test.each<[Locale, string]>([
  ['en', 'About 1.2 km from Charité (straight line)'],
  ['de', 'Etwa 1,2 km von Charité (Luftlinie)'],
  ['es', 'A unos 1,2 km de Charité (en línea recta)'],
])('the distance is written in the language of the page (%s)', async (locale, text) => {
  expect(await textOf({ distanceMetres: 1200, near, nearName: 'Charité' }, locale)).toBe(text)
})

test('the distance to a point without a name is to “your point on the map”', async () => {
  expect(await textOf({ distanceMetres: 200, near })).toBe(
    'About 0.2 km from your point on the map (straight line)',
  )
})

test('without a place or a distance nothing is shown', async () => {
  expect(await textOf({ distanceMetres: 1200 })).toBeUndefined()
  expect(await textOf({ near })).toBeUndefined()
})
