import { has } from '../facts/flat-facts.ts'
import { type Block, plain } from './block.ts'

/** Where one cooks. */
export const KITCHEN_BLOCKS: readonly Block[] = [
  plain(
    'The kitchen is made for people who cook: induction hob, oven, dishwasher, sharp knives, and pans that have not been through a student flat.',
    'Die Küche ist für Menschen gemacht, die kochen: Induktionsherd, Ofen, Geschirrspüler, scharfe Messer und Pfannen, die keine WG hinter sich haben.',
    (f) => f.hasFullKitchen && has(f, 'OVEN') && has(f, 'DISHWASHER'),
  ),
  plain(
    'Six people fit around the kitchen table, and most evenings end there. Oven, dishwasher and a large fridge-freezer are part of the fitted kitchen.',
    'Um den Küchentisch passen sechs, und dort enden die meisten Abende. Ofen, Geschirrspüler und eine große Kühl-Gefrier-Kombination gehören zur Einbauküche.',
    (f) => f.size > 60 && has(f, 'OVEN') && has(f, 'DISHWASHER') && has(f, 'FREEZER'),
  ),
  plain(
    'The fitted kitchen has a window of its own, an oven and enough worktop to roll out a pizza; the dishes are washed by hand, with a view.',
    'Die Einbauküche hat ein eigenes Fenster, einen Ofen und genug Arbeitsfläche, um einen Pizzateig auszurollen; abgewaschen wird von Hand, dafür mit Aussicht.',
    (f) => f.hasFullKitchen && has(f, 'OVEN') && !has(f, 'DISHWASHER'),
  ),
  plain(
    'In the kitchen you will find what is otherwise always missing: a colander, a good bread knife, oven dishes and more than two wine glasses.',
    'In der Küche finden Sie, was sonst immer fehlt: ein Sieb, ein gutes Brotmesser, Auflaufformen und mehr als zwei Weingläser.',
    (f) => f.hasFullKitchen && has(f, 'OVEN'),
  ),
  plain(
    'The day starts with the coffee machine on the worktop; fresh beans can be bought from the roaster nearby. The rest of the kitchen is complete as well, down to the whisk.',
    'Der Tag beginnt an der Kaffeemaschine auf der Arbeitsplatte; frische Bohnen gibt es in der Rösterei in der Nähe. Auch sonst ist die Küche komplett, bis hin zum Schneebesen.',
    (f) => f.hasFullKitchen && has(f, 'COFFEE_MACHINE'),
  ),
  plain(
    'Kitchen and living room are one space, so whoever cooks is part of the conversation. All appliances are a few years old at most.',
    'Küche und Wohnraum gehen ineinander über; wer kocht, bleibt also im Gespräch. Alle Geräte sind höchstens ein paar Jahre alt.',
    (f) => f.hasFullKitchen && f.bedrooms > 0 && f.livingRooms > 0,
  ),
  plain(
    'The kitchen is kept in white and oak, with a dining table by the window and room for the weekly shop from the market.',
    'Die Küche ist in Weiß und Eiche gehalten, mit einem Esstisch am Fenster und Platz für den Großeinkauf vom Wochenmarkt.',
    (f) => f.hasFullKitchen,
  ),
  plain(
    'Stove, fridge, pots, plates: the kitchen is complete and, above all, easy to keep clean. Herbs grow on the window sill; please water them.',
    'Herd, Kühlschrank, Töpfe, Teller: Die Küche ist vollständig und vor allem leicht sauber zu halten. Auf der Fensterbank wachsen Kräuter, bitte gießen.',
    (f) => f.hasFullKitchen,
  ),
  plain(
    'A kitchen with a glass-ceramic hob, extractor and a drawer full of spices that previous tenants have left behind.',
    'Eine Küche mit Glaskeramikkochfeld, Dunstabzug und einer Schublade voller Gewürze, die frühere Mieter dagelassen haben.',
    (f) => f.hasFullKitchen,
  ),
  plain(
    'Breakfast is taken at the counter, dinner at the table; the dishwasher deals with both.',
    'Gefrühstückt wird an der Theke, zu Abend gegessen am Tisch; um beides kümmert sich der Geschirrspüler.',
    (f) => f.hasFullKitchen && has(f, 'DISHWASHER'),
  ),
  plain(
    'The kitchen was fitted by a carpenter who likes to cook: deep drawers, everything at hand, and the oven at eye level.',
    'Die Küche hat ein Tischler gebaut, der selbst gern kocht: tiefe Schubladen, alles griffbereit, der Ofen auf Augenhöhe.',
    (f) => f.hasFullKitchen && has(f, 'OVEN') && f.size > 50,
  ),
  plain(
    'Two hobs, a sink and a fridge under the worktop: enough for pasta, soup and everything one really cooks during the week.',
    'Zwei Kochfelder, Spüle und Kühlschrank unter der Arbeitsplatte: genug für Nudeln, Suppe und alles, was man unter der Woche wirklich kocht.',
    (f) => !f.hasFullKitchen,
  ),
  plain(
    'The kitchenette is small but thought through: two hobs, a fridge, a microwave and all the crockery you need for two.',
    'Die Pantryküche ist klein, aber durchdacht: zwei Kochfelder, Kühlschrank, Mikrowelle und alles Geschirr, das man zu zweit braucht.',
    (f) => !f.hasFullKitchen && has(f, 'MICROWAVE'),
  ),
  plain(
    'You cook in a compact kitchenette behind a sliding panel: push it shut and the room is a living room again.',
    'Gekocht wird in einer kompakten Küchenzeile hinter einer Schiebewand: Tür zu, und der Raum ist wieder Wohnzimmer.',
    (f) => !f.hasFullKitchen,
  ),
  plain(
    'The kitchen unit along the wall has a hob, a fridge and a sink deep enough for large pots; the folding table seats two for breakfast and one for work.',
    'Die Küchenzeile an der Wand hat Kochfeld, Kühlschrank und ein Becken, in das auch große Töpfe passen; am Klapptisch frühstücken zwei oder arbeitet einer.',
    (f) => !f.hasFullKitchen,
  ),
  plain(
    'For the first coffee you need not even leave the room: the kitchenette with coffee machine, fridge and hob is two steps from the bed.',
    'Für den ersten Kaffee muss man nicht einmal den Raum verlassen: Die Küchenzeile mit Kaffeemaschine, Kühlschrank und Kochfeld ist zwei Schritte vom Bett entfernt.',
    (f) => !f.hasFullKitchen && has(f, 'COFFEE_MACHINE'),
  ),
]
