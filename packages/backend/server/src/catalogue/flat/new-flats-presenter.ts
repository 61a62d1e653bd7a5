import type { FlatCard, NewFlats } from '@domizil/api/schemas'

const [MOST_FLATS, MOST_CITIES] = [6, 6]

/** What landing pages show of these flats, the newest first. */
export function presentNewFlats(cards: readonly FlatCard[]): NewFlats {
  return {
    flats: cards.slice(0, MOST_FLATS).map((card) => ({ ...card, images: card.images.slice(0, 1) })),
    cities: citiesOf(cards),
  }
}

function citiesOf(cards: readonly FlatCard[]): NewFlats['cities'] {
  const cities = [...new Set(cards.map(({ city }) => city))].map((city) => {
    const flats = cards.filter((card) => card.city === city)
    const [main, second] = flats[0]?.images ?? []
    return {
      city,
      count: flats.length,
      fromPrice: Math.min(...flats.map(({ pricePerMonth }) => pricePerMonth)),
      image: second ?? main ?? null,
    }
  })

  return cities.toSorted((a, b) => b.count - a.count).slice(0, MOST_CITIES)
}
