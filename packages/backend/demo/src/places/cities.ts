import type { Quarter } from './quarter.ts'
import * as anywhere from './quarters/anywhere.ts'
import { BERLIN_INNER } from './quarters/berlin-inner.ts'
import { BERLIN_OUTER } from './quarters/berlin-outer.ts'
import { BREMEN } from './quarters/bremen.ts'
import { COLOGNE } from './quarters/cologne.ts'
import { DRESDEN } from './quarters/dresden.ts'
import { DUESSELDORF } from './quarters/duesseldorf.ts'
import * as east from './quarters/east.ts'
import { FRANKFURT } from './quarters/frankfurt.ts'
import { HAMBURG } from './quarters/hamburg.ts'
import { HANNOVER } from './quarters/hannover.ts'
import { LEIPZIG } from './quarters/leipzig.ts'
import { MUNICH } from './quarters/munich.ts'
import * as north from './quarters/north.ts'
import { NUREMBERG } from './quarters/nuremberg.ts'
import * as south from './quarters/south.ts'
import * as southWest from './quarters/south-west.ts'
import { STUTTGART } from './quarters/stuttgart.ts'
import * as west from './quarters/west.ts'

/** A city of the demo. */
export interface City {
  /** The German name, as in the gazetteer. */
  name: string
  /** The name in English texts. */
  english: string
  /** The name in GeoNames, which has the population. */
  geoName: string
  /** The monthly rent of a furnished flat of 45 m², in euros per m². */
  euroPerSquareMetre: number
  quarters: readonly Quarter[]
}

function city(
  name: string,
  euroPerSquareMetre: number,
  quarters: readonly Quarter[],
  names: Names = {},
): City {
  return {
    name,
    english: names.english ?? name,
    geoName: names.geoName ?? name,
    euroPerSquareMetre,
    quarters,
  }
}
type Names = Partial<Pick<City, 'english' | 'geoName'>>

/** The cities of the demo, the largest first. */
export const CITIES: readonly City[] = [
  city('Berlin', 26, [...BERLIN_INNER, ...BERLIN_OUTER]),
  city('Hamburg', 26, HAMBURG),
  city('München', 33, MUNICH, { english: 'Munich', geoName: 'Munich' }),
  city('Köln', 24, COLOGNE, { english: 'Cologne' }),
  city('Frankfurt am Main', 28, FRANKFURT, { english: 'Frankfurt' }),
  city('Stuttgart', 26, STUTTGART),
  city('Düsseldorf', 24.5, DUESSELDORF),
  city('Leipzig', 17.5, LEIPZIG),
  city('Dresden', 17.5, DRESDEN),
  city('Hannover', 19.5, HANNOVER, { english: 'Hanover' }),
  city('Nürnberg', 20.5, NUREMBERG, { english: 'Nuremberg' }),
  city('Bremen', 18.5, BREMEN),
  city('Essen', 16.5, west.ESSEN),
  city('Dortmund', 16.5, west.DORTMUND),
  city('Bonn', 21, west.BONN),
  city('Münster', 20.5, west.MUENSTER),
  city('Mannheim', 20, southWest.MANNHEIM),
  city('Karlsruhe', 20.5, southWest.KARLSRUHE),
  city('Freiburg im Breisgau', 23.5, southWest.FREIBURG, { english: 'Freiburg', geoName: 'Freiburg' }),
  city('Heidelberg', 23, southWest.HEIDELBERG),
  city('Mainz', 22, southWest.MAINZ),
  city('Wiesbaden', 21, southWest.WIESBADEN),
  city('Augsburg', 20.5, south.AUGSBURG),
  city('Aachen', 18, west.AACHEN),
  city('Bielefeld', 15.5, anywhere.BIELEFELD),
  city('Bochum', 15.5, anywhere.BOCHUM),
  city('Kiel', 17.5, north.KIEL),
  city('Lübeck', 17.5, north.LUEBECK),
  city('Braunschweig', 16.5, north.BRAUNSCHWEIG, { english: 'Brunswick' }),
  city('Rostock', 16, north.ROSTOCK),
  city('Kassel', 15, anywhere.KASSEL),
  city('Potsdam', 21, east.POTSDAM),
  city('Erfurt', 15.5, east.ERFURT),
  city('Jena', 17, east.JENA),
  city('Magdeburg', 14, east.MAGDEBURG),
  city('Chemnitz', 12.5, east.CHEMNITZ),
  city('Weimar', 15.5, east.WEIMAR),
  city('Regensburg', 20.5, south.REGENSBURG),
  city('Würzburg', 19, south.WUERZBURG),
  city('Ulm', 19.5, south.ULM),
  city('Tübingen', 22, south.TUEBINGEN),
  city('Konstanz', 23, south.KONSTANZ),
  city('Göttingen', 16.5, north.GOETTINGEN),
  city('Darmstadt', 21.5, anywhere.DARMSTADT),
  city('Ingolstadt', 20.5, anywhere.INGOLSTADT),
  city('Erlangen', 21, anywhere.ERLANGEN),
  city('Wolfsburg', 16.5, anywhere.WOLFSBURG),
  city('Trier', 17, anywhere.TRIER),
  city('Saarbrücken', 15.5, anywhere.SAARBRUECKEN),
]
