import type { FlatFacts } from '../facts/flat-facts.ts'

/** A word for a flat in both languages; the German one without its ending. */
export interface Adjective {
  en: string
  de: string
  when?: (facts: FlatFacts) => boolean
}

const isYoung = ({ building }: FlatFacts) => building.era === 'NEW' || building.era === 'MODERN'
const isSmall = ({ size }: FlatFacts) => size < 45
const isLarge = ({ size }: FlatFacts) => size > 70

/** Words that fit some flats. What they claim is true of the facts they ask for. */
export const ADJECTIVES: readonly Adjective[] = [
  { en: 'bright', de: 'hell', when: ({ floorNumber }) => floorNumber >= 2 },
  { en: 'quiet', de: 'ruhig', when: ({ outlook }) => outlook === 'COURTYARD' || outlook === 'GARDEN' },
  { en: 'sunny', de: 'sonnig', when: ({ sun, floorNumber }) => sun !== 'MORNING' && floorNumber >= 1 },
  { en: 'modern', de: 'modern', when: isYoung },
  { en: 'contemporary', de: 'zeitgemäß', when: isYoung },
  { en: 'brand-new', de: 'neuwertig', when: ({ building }) => building.constructionYear >= 2018 },
  { en: 'charming', de: 'charmant', when: ({ building }) => building.era === 'FOUNDERS' },
  { en: 'elegant', de: 'elegant', when: ({ pricePerMonth }) => pricePerMonth > 1500 },
  { en: 'cosy', de: 'gemütlich', when: isSmall },
  { en: 'compact', de: 'kompakt', when: isSmall },
  { en: 'cleverly planned', de: 'clever geschnitten', when: isSmall },
  { en: 'spacious', de: 'geräumig', when: isLarge },
  { en: 'generous', de: 'großzügig', when: isLarge },
  { en: 'airy', de: 'luftig', when: ({ building, size }) => building.era === 'FOUNDERS' && size > 50 },
  { en: 'well-kept', de: 'gepflegt' },
  { en: 'friendly', de: 'freundlich' },
  { en: 'stylish', de: 'stilvoll' },
  { en: 'fully furnished', de: 'komplett möbliert' },
  { en: 'lovingly furnished', de: 'liebevoll eingerichtet' },
  {
    en: 'freshly renovated',
    de: 'frisch renoviert',
    when: ({ building }) => !['NEW', 'MODERN'].includes(building.era),
  },
  { en: 'central', de: 'zentral', when: ({ quarter }) => quarter.character === 'CENTRAL' },
]
