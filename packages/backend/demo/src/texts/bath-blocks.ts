import { has } from '../facts/flat-facts.ts'
import { type Block, plain } from './block.ts'

/** Where one bathes. */
export const BATH_BLOCKS: readonly Block[] = [
  plain(
    'The bathroom has a window and a bathtub, and therefore two of the things city flats lack most often.',
    'Das Bad hat ein Fenster und eine Wanne und damit zwei Dinge, die Stadtwohnungen am häufigsten fehlen.',
    (f) => has(f, 'BATHTUB') && has(f, 'WINDOW') && f.bathrooms === 1,
  ),
  plain(
    'After a long day the bathtub is waiting, and the towels are warm if you think of the radiator in time.',
    'Nach einem langen Tag wartet die Badewanne, und die Handtücher sind warm, wenn man rechtzeitig an den Heizkörper denkt.',
    (f) => has(f, 'BATHTUB') && has(f, 'TOWEL_RADIATOR'),
  ),
  plain(
    'The bathroom is tiled in light colours and has a bathtub in which one can also take a shower.',
    'Das Bad ist hell gefliest und hat eine Wanne, in der man auch duschen kann.',
    (f) => has(f, 'BATHTUB') && !has(f, 'SHOWER', 'LEVEL_ACCESS_SHOWER'),
  ),
  plain(
    'Bath or shower is a question of mood here: the bathroom has both.',
    'Baden oder duschen ist hier eine Frage der Stimmung: Im Bad gibt es beides.',
    (f) => has(f, 'BATHTUB') && has(f, 'SHOWER', 'LEVEL_ACCESS_SHOWER'),
  ),
  plain(
    'The shower is level with the floor, behind glass and wide enough to turn around in without touching the walls.',
    'Die Dusche ist bodengleich, hinter Glas und so breit, dass man sich umdrehen kann, ohne die Wände zu berühren.',
    (f) => has(f, 'LEVEL_ACCESS_SHOWER'),
  ),
  plain(
    'The bathroom with shower is new, tiled up to the ceiling and has more shelves than you have bottles.',
    'Das Duschbad ist neu, raumhoch gefliest und hat mehr Ablagen, als man Fläschchen besitzt.',
    (f) => has(f, 'SHOWER') && !has(f, 'BATHTUB'),
  ),
  plain(
    'A narrow but clever bathroom with shower, mirror cabinet and a window that lets the steam out.',
    'Ein schmales, aber kluges Bad mit Dusche, Spiegelschrank und einem Fenster, das den Dampf hinauslässt.',
    (f) => has(f, 'SHOWER') && !has(f, 'BATHTUB') && has(f, 'WINDOW'),
  ),
  plain(
    'Two bathrooms make the mornings peaceful, whoever has to leave first.',
    'Zwei Bäder sorgen für friedliche Morgen, ganz gleich, wer zuerst losmuss.',
    (f) => f.bathrooms === 2,
  ),
  plain(
    'Besides the bathroom there is a separate guest toilet, which is worth a lot with visitors in the house.',
    'Neben dem Bad gibt es ein eigenes Gäste-WC, das bei Besuch viel wert ist.',
    (f) => has(f, 'GUEST_TOILET'),
  ),
  plain(
    'In the bathroom there are fresh towels, a hairdryer and daylight from a window to the side.',
    'Im Bad liegen frische Handtücher und ein Föhn bereit, und durchs Fenster kommt Tageslicht.',
    (f) => has(f, 'TOWELS') && has(f, 'HAIR_DRYER') && has(f, 'WINDOW'),
  ),
  plain(
    'The bathroom was renewed a few years ago; towels and a hairdryer are ready for you.',
    'Das Bad wurde vor einigen Jahren erneuert; Handtücher und Föhn liegen für Sie bereit.',
    (f) => has(f, 'TOWELS') && has(f, 'HAIR_DRYER'),
  ),
  plain(
    'A plain, bright bathroom with good water pressure completes the flat.',
    'Ein schlichtes, helles Bad mit ordentlichem Wasserdruck macht die Wohnung komplett.',
  ),
]
