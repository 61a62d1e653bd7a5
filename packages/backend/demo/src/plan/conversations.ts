import type { DemoLanguage } from '../people/name-lists.ts'
import { randomFrom } from '../random.ts'
import type { PlannedBooking } from './planned.ts'

/** A message of one party, in hours after the request. */
export interface Line {
  after: number
  from: 'TENANT' | 'LANDLORD'
  text: string
}

/** The messages between tenant and landlord about a booking. */
export interface Conversation {
  lines: readonly Line[]
  /** Whether the recipient has read the last message. */
  isRead: boolean
}

/** The progress of a booking with messages: a cancelled one accepts none. */
type Talk = 'REQUESTED' | 'LANDLORD_APPROVED' | 'WAITING_FOR_CONTRACT' | 'BOOKING_COMPLETED'

const NO_MESSAGES: Conversation = { lines: [], isRead: true }
/** The share of bookings with messages, and of open ones whose last message has been read. */
const TALKED_ABOUT = 0.7
const READ = 0.5

/** The messages about a booking up to now, in the tenant's language. */
export function conversationOf({ tenant, flat, outcome, hoursAgo }: PlannedBooking): Conversation {
  const random = randomFrom(`conversation of ${tenant.email} about ${flat.facts.key}`)
  if (!isTalk(outcome) || !random.chance(TALKED_ABOUT)) return NO_MESSAGES

  const lines = random.pick(CONVERSATIONS[outcome][tenant.language])
  return {
    lines: lines.filter(({ after }) => after < hoursAgo),
    isRead: outcome === 'BOOKING_COMPLETED' || random.chance(READ),
  }
}

function isTalk(outcome: PlannedBooking['outcome']): outcome is Talk {
  return outcome in CONVERSATIONS
}

const asks = (after: number, text: string): Line => ({ after, from: 'TENANT', text })
const answers = (after: number, text: string): Line => ({ after, from: 'LANDLORD', text })

/** Requests are answered within hours, approved after five, confirmed after twenty, and signed after fifty. */
const CONVERSATIONS: Record<Talk, Record<DemoLanguage, readonly (readonly Line[])[]>> = {
  REQUESTED: {
    de: [
      [asks(0.6, 'Eine Frage noch: Gibt es im Keller einen Platz für mein Fahrrad?')],
      [
        answers(0.8, 'Vielen Dank für Ihre Anfrage! Wann würden Sie denn anreisen, eher vormittags?'),
        asks(1.2, 'Mein Zug kommt gegen 16 Uhr an, ich könnte um halb fünf bei Ihnen sein.'),
      ],
      [
        asks(0.5, 'Wäre es auch möglich, schon zwei Tage früher einzuziehen?'),
        answers(1.6, 'Das muss ich mit der Vormieterin klären, ich melde mich heute Abend bei Ihnen.'),
      ],
    ],
    en: [
      [asks(0.4, 'One more thing: is the internet fast enough for video calls all day?')],
      [
        asks(0.5, 'Is there a lift? I am bringing two rather heavy suitcases.'),
        answers(1.4, 'There is one, but it stops half a floor below. I am happy to help you carry them.'),
        asks(1.9, 'That is very kind, thank you!'),
      ],
      [
        asks(0.7, 'Would it be possible to see the flat in a video call before you decide?'),
        answers(1.5, 'Of course. Does tomorrow at six suit you? I will send you a link.'),
      ],
    ],
  },
  LANDLORD_APPROVED: {
    de: [
      [
        answers(5.2, 'Ich würde mich freuen, wenn es klappt. Bei Fragen schreiben Sie mir gern hier.'),
        asks(7, 'Danke für die Zusage! Ich kläre nur noch den ersten Arbeitstag und bestätige dann morgen.'),
      ],
      [
        asks(6, 'Wie schön, vielen Dank! Ist die Kaution auch in drei Raten möglich?'),
        answers(8.5, 'Ja, selbstverständlich, das steht Ihnen ohnehin zu. Die erste Rate dann zum Einzug.'),
      ],
    ],
    en: [
      [
        answers(5.3, 'You are very welcome here. Please confirm until tomorrow, others have asked as well.'),
        asks(8, 'Thank you so much! I only need to hear back from my employer, then I will confirm.'),
      ],
      [
        asks(5.8, 'Great news, thank you! Could I register at the address for the residents’ office?'),
        answers(9, 'Yes, you get the landlord’s confirmation for the office together with the keys.'),
      ],
    ],
  },
  WAITING_FOR_CONTRACT: {
    de: [
      [
        asks(21, 'Ich habe gerade bestätigt und freue mich sehr. Wann kommt der Vertrag ungefähr?'),
        answers(26, 'Das ging ja schnell! Ich bereite ihn am Wochenende vor, Sie finden ihn dann hier.'),
        asks(27, 'Wunderbar, bis dann!'),
      ],
      [
        answers(23, 'Für den Vertrag bräuchte ich noch Ihre jetzige Anschrift, falls sie sich geändert hat.'),
        asks(30, 'Die Anschrift in meinem Profil stimmt noch.'),
        answers(46, 'Perfekt, dann mache ich den Vertrag fertig.'),
      ],
    ],
    en: [
      [
        asks(22, 'All confirmed from my side. Is there anything you still need from me for the contract?'),
        answers(28, 'No, I have everything. I will upload it in the next days.'),
      ],
      [
        answers(24, 'Thank you for confirming! Is the first of the month fine for handing over the keys?'),
        asks(29, 'Yes, any time after ten works for me.'),
      ],
    ],
  },
  BOOKING_COMPLETED: {
    de: [
      [
        asks(52, 'Unterschrieben! Wo kann ich am Einzugstag den Schlüssel abholen?'),
        answers(
          60,
          'Ich bin ab 15 Uhr in der Wohnung und zeige Ihnen alles. Klingeln Sie einfach im dritten Stock.',
        ),
        asks(61, 'So machen wir es, danke.'),
        asks(235, 'Die Waschmaschine zeigt E18 an und pumpt nicht ab. Gibt es da einen Trick?'),
        answers(
          237,
          'Das Flusensieb unten rechts einmal reinigen, bitte ein Tuch darunter legen. Geht es wieder?',
        ),
        asks(239, 'Ja, da war ein Knopf drin. Läuft wieder, vielen Dank!'),
      ],
      [
        answers(55, 'Vielen Dank für die Unterschrift. Das WLAN-Passwort liegt auf dem Küchentisch.'),
        asks(57, 'Danke! Kann ich das Auto zum Ausladen kurz im Hof abstellen?'),
        answers(70, 'Ja, das Tor ist bis 20 Uhr offen.'),
      ],
    ],
    en: [
      [
        asks(53, 'Signed! How do I get the keys on the first day?'),
        answers(62, 'There is a key box beside the door. I will write you the code the evening before.'),
        answers(185, 'As promised: the code is 4071. The flat is on the second floor on the left.'),
        asks(200, 'I have arrived, everything is lovely. Thank you for the flowers!'),
      ],
      [
        asks(54, 'Is there a supermarket nearby that is open on Sunday, when I arrive?'),
        answers(
          58,
          'The one in the main station is, and I will leave bread, coffee and milk in the kitchen for you.',
        ),
        asks(59, 'You are wonderful, thank you.'),
      ],
    ],
  },
}
