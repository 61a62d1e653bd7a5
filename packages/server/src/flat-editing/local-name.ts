/** English and Spanish names of German cities that people type; all folded. */
const FOREIGN_NAMES: Record<string, readonly string[]> = {
  aachen: ['aquisgran'],
  braunschweig: ['brunswick'],
  bremen: ['brema'],
  dresden: ['dresde'],
  'frankfurt am main': ['francfort'],
  'freiburg im breisgau': ['friburgo'],
  gottingen: ['gotinga'],
  hamburg: ['hamburgo'],
  hannover: ['hanover'],
  koblenz: ['coblenza'],
  koln: ['cologne', 'colonia'],
  konstanz: ['constance', 'constanza'],
  magdeburg: ['magdeburgo'],
  mainz: ['maguncia'],
  munchen: ['munich'],
  nurnberg: ['nuremberg'],
  regensburg: ['ratisbona'],
  trier: ['treveris'],
  tubingen: ['tubinga'],
  wurzburg: ['wurzburgo'],
}

const GERMAN_NAMES = new Map(
  Object.entries(FOREIGN_NAMES).flatMap(([german, foreign]) => foreign.map((name) => [name, german])),
)

/** The German name, folded, of a city that goes by this folded name elsewhere. */
export function germanNameOf(name: string): string | undefined {
  return GERMAN_NAMES.get(name)
}

/** What else a German city is called, all folded. */
export function foreignNamesOf(name: string): readonly string[] {
  return FOREIGN_NAMES[name] ?? []
}
