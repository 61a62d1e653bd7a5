import { has } from '../facts/flat-facts.ts'
import type { Block } from './block.ts'
import { floorDe, floorEn, numberDe, numberEn, OUTLOOK_DE, OUTLOOK_EN, sizeDe, sizeEn } from './phrases.ts'

/** How a description begins: what kind of flat this is and in what kind of house. */
export const OPENING_BLOCKS: readonly Block[] = [
  {
    when: ({ building, type }) => building.era === 'FOUNDERS' && type === 'APARTMENT',
    en: (f) =>
      `Built in ${f.building.constructionYear}, the house has kept its wide staircase and panelled doors. The flat ${floorEn(f)} offers ${sizeEn(f)} under ceilings more than three metres high.`,
    de: (f) =>
      `Das Haus von ${f.building.constructionYear} hat sich sein breites Treppenhaus und die Kassettentüren bewahrt. Die Wohnung ${floorDe(f)} bietet ${sizeDe(f)} unter mehr als drei Meter hohen Decken.`,
  },
  {
    when: ({ building, floorNumber }) => building.era === 'FOUNDERS' && floorNumber >= 1,
    en: (f) =>
      `Old floorboards, tall windows and a bit of stucco: this home ${floorEn(f)} of a house from ${f.building.constructionYear} has everything one hopes for in an old building, except the draughts.`,
    de: (f) =>
      `Dielenboden, hohe Fenster und ein wenig Stuck: Das Zuhause ${floorDe(f)} eines Hauses von ${f.building.constructionYear} hat alles, was man sich von einem Altbau wünscht, nur nicht die zugigen Fenster.`,
  },
  {
    when: ({ building, type }) => building.era === 'INTERWAR' && type !== 'LOFT',
    en: (f) =>
      `The house dates from ${f.building.constructionYear} and shows the craftsmanship of its time. Inside, ${sizeEn(f)} have been carefully renovated and furnished so that you only need to bring a suitcase.`,
    de: (f) =>
      `Das Haus stammt aus dem Jahr ${f.building.constructionYear} und zeigt das Handwerk seiner Zeit. Innen wurden die ${sizeDe(f)} sorgfältig renoviert und so eingerichtet, dass ein Koffer zum Einzug genügt.`,
  },
  {
    when: ({ building }) => building.era === 'POSTWAR' || building.era === 'LATE_CENTURY',
    en: (f) =>
      `From the outside a sober house of ${f.building.constructionYear}, inside a pleasant surprise: ${sizeEn(f)}, sensibly laid out, with new floors and large windows that look ${OUTLOOK_EN[f.outlook]}.`,
    de: (f) =>
      `Von außen ein nüchternes Haus von ${f.building.constructionYear}, innen eine schöne Überraschung: ${sizeDe(f)}, vernünftig geschnitten, mit neuen Böden und großen Fenstern, die ${OUTLOOK_DE[f.outlook]} blicken.`,
  },
  {
    when: ({ building, type }) => building.era === 'LATE_CENTURY' && type === 'APARTMENT',
    en: (f) =>
      `The flat was completely redone a short while ago: new bathroom, new kitchen, new windows. It measures ${sizeEn(f)} and lies ${floorEn(f)}, so there is plenty of light all day.`,
    de: (f) =>
      `Die Wohnung wurde vor Kurzem komplett überholt: neues Bad, neue Küche, neue Fenster. Sie misst ${sizeDe(f)} und liegt ${floorDe(f)}; Licht gibt es deshalb den ganzen Tag.`,
  },
  {
    when: ({ building, type }) => building.era === 'NEW' && type !== 'PENTHOUSE',
    en: (f) =>
      `Completed in ${f.building.constructionYear}, the building is quiet, well insulated and pleasantly warm even in January, thanks to underfloor heating in every room. You live ${floorEn(f)} on ${sizeEn(f)}.`,
    de: (f) =>
      `Das ${f.building.constructionYear} fertiggestellte Haus ist leise, gut gedämmt und dank Fußbodenheizung in allen Räumen auch im Januar angenehm warm. Sie wohnen ${floorDe(f)} auf ${sizeDe(f)}.`,
  },
  {
    when: ({ building, type }) => building.era === 'MODERN' && type !== 'PENTHOUSE',
    en: (f) =>
      `A well-kept house from ${f.building.constructionYear} with a friendly, mixed community. The flat lies ${floorEn(f)}, measures ${sizeEn(f)} and is furnished down to the corkscrew.`,
    de: (f) =>
      `Ein gepflegtes Haus von ${f.building.constructionYear} mit angenehm gemischter Nachbarschaft. Die Wohnung liegt ${floorDe(f)}, hat ${sizeDe(f)} und ist bis zum Korkenzieher ausgestattet.`,
  },
  {
    when: ({ type }) => type === 'STUDIO',
    en: (f) =>
      `${sizeEn(f)} on which nothing is missing: sleeping, working and eating each have their own corner, and the large wardrobe swallows everything that should not be seen.`,
    de: (f) =>
      `${sizeDe(f)}, auf denen nichts fehlt: Schlafen, Arbeiten und Essen haben jeweils ihre eigene Ecke, und der große Schrank schluckt alles, was man nicht sehen soll.`,
  },
  {
    when: ({ type, floorNumber }) => type === 'STUDIO' && floorNumber >= 1,
    en: (f) =>
      `A small home with a big window: the studio ${floorEn(f)} is made for one person, or for two who like each other, and looks ${OUTLOOK_EN[f.outlook]}.`,
    de: (f) =>
      `Ein kleines Zuhause mit großem Fenster: Das Studio ${floorDe(f)} ist für eine Person gedacht, oder für zwei, die sich mögen, und blickt ${OUTLOOK_DE[f.outlook]}.`,
  },
  {
    when: ({ type }) => type === 'LOFT',
    en: (f) =>
      `Where goods were once packed you now live: a former workshop from ${f.building.constructionYear} with iron windows, brick walls and ${sizeEn(f)} of open space.`,
    de: (f) =>
      `Wo früher Waren verpackt wurden, wird heute gewohnt: eine ehemalige Werkstatt von ${f.building.constructionYear} mit Eisenfenstern, Ziegelwänden und ${sizeDe(f)} offener Fläche.`,
  },
  {
    when: ({ type }) => type === 'LOFT',
    en: (f) =>
      `The loft lies in the second courtyard, out of the way of all traffic. Its ${sizeEn(f)} are divided by furniture rather than by walls, and light comes in from two sides.`,
    de: (f) =>
      `Das Loft liegt im zweiten Hinterhof, abseits von jedem Verkehr. Die ${sizeDe(f)} werden eher von Möbeln als von Wänden gegliedert, und Licht fällt von zwei Seiten herein.`,
  },
  {
    when: ({ type }) => type === 'PENTHOUSE',
    en: (f) =>
      `The lift takes you to the very top, and the first thing you see is sky. ${sizeEn(f)}, a terrace above the roofs and a floor to yourself: it does not get more private in the middle of a city.`,
    de: (f) =>
      `Der Aufzug fährt bis ganz nach oben, und das Erste, was man sieht, ist Himmel. ${sizeDe(f)}, eine Terrasse über den Dächern und eine Etage für sich: Mehr Privatsphäre gibt es mitten in der Stadt kaum.`,
  },
  {
    when: ({ type }) => type === 'PENTHOUSE',
    en: (f) =>
      `Set back from the façade, this penthouse of ${sizeEn(f)} has glass on three sides and a roof terrace that gets the sun from breakfast until the last glass of wine.`,
    de: (f) =>
      `Von der Fassade zurückgesetzt, hat dieses Penthouse mit ${sizeDe(f)} auf drei Seiten Glas und eine Dachterrasse, auf der vom Frühstück bis zum letzten Glas Wein die Sonne scheint.`,
  },
  {
    when: ({ type }) => type === 'MAISONETTE',
    en: (f) =>
      `Two floors, one staircase and a clear division of labour: downstairs you cook, eat and live, upstairs it is quiet. Together that makes ${sizeEn(f)}.`,
    de: (f) =>
      `Zwei Ebenen, eine Treppe und eine klare Aufgabenteilung: Unten wird gekocht, gegessen und gewohnt, oben ist Ruhe. Zusammen sind das ${sizeDe(f)}.`,
  },
  {
    when: ({ type }) => type === 'MAISONETTE',
    en: (f) =>
      `It feels like a little house on top of a big one: an inner staircase connects the two levels of this ${sizeEn(f)} maisonette, and the upper one has a gallery with a skylight.`,
    de: (f) =>
      `Es fühlt sich an wie ein kleines Haus auf einem großen: Eine Innentreppe verbindet die beiden Ebenen dieser Maisonette mit ${sizeDe(f)}, und oben gibt es eine Galerie mit Dachfenster.`,
  },
  {
    when: ({ type }) => type === 'ROOF_STOREY',
    en: (f) =>
      `Under the roof of a house from ${f.building.constructionYear}, with slopes that make it cosy without taking away headroom. At night you hear the rain, otherwise nothing.`,
    de: (f) =>
      `Unter dem Dach eines Hauses von ${f.building.constructionYear}, mit Schrägen, die Gemütlichkeit bringen, ohne Kopffreiheit zu kosten. Nachts hört man den Regen, sonst nichts.`,
  },
  {
    when: ({ type, building }) => type === 'ROOF_STOREY' && !building.hasElevator,
    en: (f) =>
      `${f.floorNumber === 3 ? 'Three' : 'A few'} flights of stairs, and then you are rewarded with a wide view and beams that have held up this roof since ${f.building.constructionYear}. ${sizeEn(f)}, freshly painted and insulated.`,
    de: (f) =>
      `Ein paar Treppen, und dann die Belohnung: weiter Blick und Balken, die dieses Dach seit ${f.building.constructionYear} tragen. ${sizeDe(f)}, frisch gestrichen und gedämmt.`,
  },
  {
    when: ({ type }) => type === 'GROUND_FLOOR' || type === 'HALF_BASEMENT',
    en: (f) =>
      `No stairs, no waiting for a lift: you step inside, and through the back you step out again, because the rooms look ${OUTLOOK_EN[f.outlook]}. Inside there are ${sizeEn(f)}, quiet and cool in summer.`,
    de: (f) =>
      `Keine langen Treppen, kein Warten auf den Aufzug: Vorne geht man hinein, und hinten blicken die Räume ${OUTLOOK_DE[f.outlook]}. Dazwischen liegen ${sizeDe(f)}, ruhig und im Sommer angenehm kühl.`,
  },
  {
    when: ({ type }) => type === 'RAISED_GROUND_FLOOR',
    en: (f) =>
      `A few steps up from the street, high enough that nobody looks in and low enough to carry the shopping without a second thought. The ceilings are tall, the ${sizeEn(f)} well divided.`,
    de: (f) =>
      `Ein paar Stufen über der Straße, hoch genug, dass niemand hineinschaut, und niedrig genug für schwere Einkäufe. Die Decken sind hoch, die ${sizeDe(f)} gut aufgeteilt.`,
  },
  {
    when: ({ type }) => type === 'TERRACED_FLAT',
    en: (f) =>
      `The terrace is the reason to live here: almost as large as the living room, sheltered on both sides and reached from the ${f.bedrooms > 0 ? 'bedroom as well' : 'kitchen as well'}. Inside you have ${sizeEn(f)}.`,
    de: (f) =>
      `Die Terrasse ist der Grund, hier zu wohnen: fast so groß wie das Wohnzimmer, zu beiden Seiten geschützt und auch ${f.bedrooms > 0 ? 'vom Schlafzimmer' : 'von der Küche'} aus zu betreten. Drinnen haben Sie ${sizeDe(f)}.`,
  },
  {
    when: ({ type }) => type === 'TERRACED_FLAT',
    en: (f) =>
      `Breakfast in the open air from April on: the house of ${f.building.constructionYear} is stepped like a hillside, so every storey has its own terrace. Yours comes with ${sizeEn(f)} of flat behind it.`,
    de: (f) =>
      `Frühstück im Freien ab April: Das Haus von ${f.building.constructionYear} ist gestaffelt wie ein Hang, so hat jede Etage ihre eigene Terrasse. Zu Ihrer gehören ${sizeDe(f)} Wohnung.`,
  },
  {
    when: ({ type, building }) => type === 'APARTMENT' && building.era !== 'FOUNDERS',
    en: (f) =>
      `${sizeEn(f)} without a single wasted corner: short hall, square rooms, windows on two sides. The flat lies ${floorEn(f)} and was painted last spring.`,
    de: (f) =>
      `${sizeDe(f)} ohne einen verschenkten Winkel: kurzer Flur, gut geschnittene Zimmer, Fenster nach zwei Seiten. Die Wohnung liegt ${floorDe(f)} und wurde im Frühjahr frisch gestrichen.`,
  },
  {
    when: ({ type, outlook }) => (type === 'APARTMENT' || type === 'STUDIO') && outlook === 'COURTYARD',
    en: (f) =>
      `The city stays in front of the house: all windows look onto the courtyard, where a chestnut tree and the bicycles of the neighbours stand. ${sizeEn(f)} of calm, ${floorEn(f)}.`,
    de: (f) =>
      `Die Stadt bleibt vor der Tür: Alle Fenster liegen zum Hof, in dem eine Kastanie und die Fahrräder der Nachbarn stehen. ${sizeDe(f)} Ruhe, ${floorDe(f)}.`,
  },
  {
    when: ({ type, outlook }) => type === 'APARTMENT' && outlook === 'ROOFTOPS',
    en: (f) =>
      `From up here the city looks tidy: roofs, chimneys, a church tower and a lot of sky. The flat ${floorEn(f)} measures ${sizeEn(f)} and gets light from morning to night.`,
    de: (f) =>
      `Von hier oben wirkt die Stadt aufgeräumt: Dächer, Schornsteine, ein Kirchturm und viel Himmel. Die Wohnung ${floorDe(f)} misst ${sizeDe(f)} und hat von früh bis spät Licht.`,
  },
  {
    when: ({ type }) => type === 'SERVICED_APARTMENT',
    en: (f) =>
      `An apartment for people who arrive late and leave early: ${sizeEn(f)}, cleaned regularly, with fresh linen, fast internet and somebody to call when something does not work.`,
    de: (f) =>
      `Ein Apartment für alle, die spät kommen und früh gehen: ${sizeDe(f)}, regelmäßig gereinigt, mit frischer Wäsche, schnellem Internet und jemandem, den man anrufen kann, wenn etwas klemmt.`,
  },
  {
    when: ({ type }) => type === 'SERVICED_APARTMENT',
    en: (f) =>
      `More private than a hotel and just as easy. The apartment ${floorEn(f)} measures ${sizeEn(f)} and comes with everything from a corkscrew to a desk lamp.`,
    de: (f) =>
      `Privater als ein Hotel und genauso unkompliziert. Das Apartment ${floorDe(f)} misst ${sizeDe(f)} und hat vom Korkenzieher bis zur Schreibtischlampe alles, was man braucht.`,
  },
  {
    when: ({ type }) => type === 'OTHER',
    en: (f) =>
      `A little brick house in the courtyard, once a stable, today ${sizeEn(f)} of home with its own front door and a bench in front of it.`,
    de: (f) =>
      `Ein kleines Backsteinhaus im Hof, einst Pferdestall, heute ${sizeDe(f)} Zuhause mit eigener Haustür und einer Bank davor.`,
  },
  {
    when: ({ bedrooms, type }) => bedrooms >= 2 && type === 'APARTMENT',
    en: (f) =>
      `Room for a small family or for two who both work from home: ${numberEn(f.bedrooms)} bedrooms, a proper living room and ${sizeEn(f)} in all, ${floorEn(f)} of a house from ${f.building.constructionYear}.`,
    de: (f) =>
      `Platz für eine kleine Familie oder für zwei, die beide zu Hause arbeiten: ${numberDe(f.bedrooms)} Schlafzimmer, ein richtiges Wohnzimmer und insgesamt ${sizeDe(f)}, ${floorDe(f)} eines Hauses von ${f.building.constructionYear}.`,
  },
  {
    when: ({ bedrooms, type }) => bedrooms === 1 && type === 'APARTMENT',
    en: (f) =>
      `This is the flat we lived in ourselves before we needed a nursery, and it shows: the ${sizeEn(f)} are furnished with things that were bought to last, not to be rented out.`,
    de: (f) =>
      `Hier haben wir selbst gewohnt, bevor wir ein Kinderzimmer brauchten, und das merkt man: Die ${sizeDe(f)} sind mit Dingen eingerichtet, die zum Bleiben gekauft wurden und nicht zum Vermieten.`,
  },
  {
    when: ({ type, outlook }) => type === 'APARTMENT' && outlook === 'TREES',
    en: (f) =>
      `Green in summer, full of light in winter: the trees in front of the windows change with the seasons, and from ${floorEn(f).replace('on ', '')} you look right into their crowns. The flat measures ${sizeEn(f)}.`,
    de: (f) =>
      `Grün im Sommer, lichtdurchflutet im Winter: Die Bäume vor den Fenstern begleiten durchs Jahr, und ${floorDe(f)} schaut man direkt in ihre Kronen. Die Wohnung misst ${sizeDe(f)}.`,
  },
  {
    when: (f) => f.type === 'APARTMENT' && has(f, 'BALCONY'),
    en: (f) =>
      `First comes the balcony, then everything else: on ${sizeEn(f)} you get a clear plan, good furniture and that one place in the open air where every day should begin.`,
    de: (f) =>
      `Erst kommt der Balkon, dann alles andere: Auf ${sizeDe(f)} finden Sie einen klaren Grundriss, gute Möbel und diesen einen Platz an der Luft, an dem jeder Tag beginnen sollte.`,
  },
]
