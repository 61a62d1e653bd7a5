export const ROOMS = ['living', 'kitchen', 'bed', 'bath'] as const
export type Room = (typeof ROOMS)[number]

/** Wall and furniture colours, one per flat. */
export const PALETTES = [0, 1, 2, 3] as const
export type Palette = (typeof PALETTES)[number]

/** A variation of a rendered interior, so that flats differ. All of them are slight. */
export interface Look {
  isMirrored: boolean
  /** The crop: its left and top edge, and its size, as fractions of width and height. */
  crop: { left: number; top: number; size: number }
  /** The rotation of the hue in degrees; wood and plants must stay recognizable. */
  hue: number
  saturation: number
  brightness: number
  /** Above 1 is warmer light, below 1 cooler. */
  warmth: number
}

const WHOLE = { left: 0, top: 0, size: 1 }

/** The variations of a whole room. */
export const WIDE_LOOKS: readonly Look[] = [
  { isMirrored: false, crop: WHOLE, hue: 0, saturation: 1, brightness: 1, warmth: 1 },
  {
    isMirrored: true,
    crop: { left: 0.02, top: 0.05, size: 0.92 },
    hue: 4,
    saturation: 0.95,
    brightness: 1.02,
    warmth: 1.03,
  },
  {
    isMirrored: false,
    crop: { left: 0.07, top: 0.03, size: 0.9 },
    hue: -6,
    saturation: 0.9,
    brightness: 1.01,
    warmth: 0.97,
  },
  {
    isMirrored: true,
    crop: { left: 0, top: 0.1, size: 0.88 },
    hue: -7,
    saturation: 1.05,
    brightness: 0.98,
    warmth: 1.05,
  },
  {
    isMirrored: false,
    crop: { left: 0.1, top: 0.08, size: 0.86 },
    hue: 8,
    saturation: 0.85,
    brightness: 1.03,
    warmth: 1,
  },
  {
    isMirrored: true,
    crop: { left: 0.14, top: 0.12, size: 0.82 },
    hue: 2,
    saturation: 1.02,
    brightness: 1.04,
    warmth: 0.95,
  },
  {
    isMirrored: false,
    crop: { left: 0.18, top: 0.02, size: 0.8 },
    hue: -3,
    saturation: 1.08,
    brightness: 0.97,
    warmth: 1.06,
  },
  {
    isMirrored: true,
    crop: { left: 0.05, top: 0.16, size: 0.8 },
    hue: 6,
    saturation: 0.92,
    brightness: 1.05,
    warmth: 1.02,
  },
]

/** The variations of a detail. */
export const CLOSE_LOOKS: readonly Look[] = [
  {
    isMirrored: false,
    crop: { left: 0.27, top: 0.24, size: 0.7 },
    hue: 0,
    saturation: 0.98,
    brightness: 1.01,
    warmth: 1.02,
  },
  {
    isMirrored: true,
    crop: { left: 0.25, top: 0.22, size: 0.72 },
    hue: -4,
    saturation: 0.95,
    brightness: 1,
    warmth: 0.98,
  },
]

export const LOOKS: readonly Look[] = [...WIDE_LOOKS, ...CLOSE_LOOKS]

/** The numbers of the looks that a bath is shown in: some of the whole room, and the details. */
export const BATH_LOOKS: readonly number[] = [0, 1, 2, WIDE_LOOKS.length, WIDE_LOOKS.length + 1]

/** A picture of the demo: a room, a palette and the number of its variation. */
export interface PictureVariant {
  room: Room
  palette: Palette
  look: number
}

const isOfBath = ({ room }: PictureVariant) => room === 'bath'

/** All pictures that the flats of the demo share. A bath stands first nowhere: fewer looks of it are enough. */
export const ALL_PICTURES: readonly PictureVariant[] = ROOMS.flatMap((room) =>
  PALETTES.flatMap((palette) => LOOKS.map((_, look) => ({ room, palette, look }))),
).filter((picture) => !isOfBath(picture) || BATH_LOOKS.includes(picture.look))

/**
 * The pictures that a flat begins with, in an order in which neighbours show different rooms: as many as there are, so
 * that none stands first on many flats.
 */
export const FIRST_PICTURES: readonly PictureVariant[] = LOOKS.flatMap((_, look) =>
  PALETTES.flatMap((palette) =>
    (['living', 'kitchen', 'bed'] as const).map((room) => ({
      room,
      palette,
      look: (look + palette) % LOOKS.length,
    })),
  ),
)
