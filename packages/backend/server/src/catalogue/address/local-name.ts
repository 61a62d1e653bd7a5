/** What people of other languages call cities, all folded, by the folded name that each has where it is. */
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

  'a coruna': ['la coruna', 'corunna'],
  'castello de la plana': ['castellon', 'castellon de la plana'],
  girona: ['gerona'],
  ibiza: ['eivissa'],
  lleida: ['lerida'],
  palma: ['palma de mallorca'],
  'san sebastian': ['donostia'],
  sevilla: ['seville'],
  vitoria: ['gasteiz', 'vitoria gasteiz'],
  zaragoza: ['saragossa'],

  athina: ['athens', 'athen', 'atenas'],
  bucuresti: ['bucharest', 'bukarest', 'bucarest'],
  bruxelles: ['brussels', 'brussel', 'bruselas'],
  'den haag': ['the hague', 'la haya'],
  firenze: ['florence', 'florenz', 'florencia'],
  geneve: ['geneva', 'genf', 'ginebra'],
  genova: ['genoa', 'genua'],
  kobenhavn: ['copenhagen', 'kopenhagen', 'copenhague'],
  lisboa: ['lisbon', 'lissabon'],
  luzern: ['lucerne', 'lucerna'],
  milano: ['milan', 'mailand'],
  napoli: ['naples', 'neapel', 'napoles'],
  praha: ['prague', 'prag', 'praga'],
  roma: ['rome', 'rom'],
  torino: ['turin'],
  venezia: ['venice', 'venedig', 'venecia'],
  warszawa: ['warsaw', 'warschau', 'varsovia'],
  wien: ['vienna', 'viena'],
}

const LOCAL_NAMES = new Map(
  Object.entries(FOREIGN_NAMES).flatMap(([local, foreign]) => foreign.map((name) => [name, local])),
)

/** The folded name that a city has where it is, if it goes by this folded name elsewhere. */
export function localNameOf(name: string): string | undefined {
  return LOCAL_NAMES.get(name)
}

/** What else a city is called, all folded. */
export function foreignNamesOf(name: string): readonly string[] {
  return FOREIGN_NAMES[name] ?? []
}
