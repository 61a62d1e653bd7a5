import type { ReviewKind } from '@domizil/domain'
import type { DemoLanguage } from '../people/name-lists.ts'

/** A review of a stay; one number per category, in the order of the form. */
export interface ReviewText {
  ratings: readonly number[]
  text: string
}

/** Realistic reviews, not all of them positive. */
export const REVIEW_TEXTS: Record<ReviewKind, Record<DemoLanguage, readonly ReviewText[]>> = {
  FLAT: {
    de: [
      {
        ratings: [5, 5, 5, 5, 5],
        text: 'Drei Monate gewohnt und jeden Tag gern nach Hause gekommen. Die Übergabe war in zehn Minuten erledigt.',
      },
      {
        ratings: [5, 4, 5, 4, 5],
        text: 'Sauber, hell und gut geheizt. Der Schreibtisch ist groß genug für zwei Bildschirme, das WLAN hielt jeder Konferenz stand.',
      },
      {
        ratings: [4, 4, 4, 5, 4],
        text: 'Supermarkt, Bäcker und Haltestelle liegen um die Ecke. Der Keller ist feucht, für ein Fahrrad reicht er.',
      },
      {
        ratings: [4, 3, 5, 4, 3],
        text: 'Die Fotos sind etwas weitwinklig, die Zimmer wirken kleiner. Sonst stimmt alles, und bei Fragen half der Vermieter sofort.',
      },
      {
        ratings: [5, 5, 4, 5, 4],
        text: 'Bettwäsche, Handtücher, Gewürze: Es war an alles gedacht. Nur die Waschmaschine braucht etwas Geduld.',
      },
      {
        ratings: [3, 4, 3, 4, 3],
        text: 'Für ein halbes Jahr in Ordnung. Der Aufzug stand zwei Wochen, und im Hof wurde gebaut, das hätte man vorher sagen können.',
      },
      {
        ratings: [4, 5, 5, 5, 4],
        text: 'Sehr ruhig gelegen und trotzdem in zehn Minuten im Zentrum. Auf Fragen kam immer am selben Tag eine Antwort.',
      },
      {
        ratings: [3, 4, 5, 5, 3],
        text: 'Gute Lage und nette Vermieterin. Die Küche könnte etwas besser ausgestattet sein, und das Treppenhaus war selten geputzt.',
      },
      {
        ratings: [5, 5, 4, 3, 4],
        text: 'Alles wie beschrieben. Morgens hört man die Straßenbahn, daran gewöhnt man sich aber schnell. Die Dusche ist großartig.',
      },
    ],
    en: [
      {
        ratings: [5, 4, 5, 5, 4],
        text: 'Spotless when I arrived, and a bottle of water in the fridge. The walk to work took twelve minutes.',
      },
      {
        ratings: [4, 5, 5, 4, 5],
        text: 'What you see is what you get. Registration at the residents’ office was easy with the landlord’s form.',
      },
      {
        ratings: [4, 4, 5, 3, 4],
        text: 'Comfortable for two. The street is lively on Friday nights, the bedroom at the back is quiet though.',
      },
      {
        ratings: [3, 4, 4, 5, 4],
        text: 'Great location, a little worn furniture. The heating was repaired within a day when it failed in January.',
      },
      {
        ratings: [5, 5, 5, 5, 4],
        text: 'Our relocation went smoothly because of this flat: good kitchen, real wardrobes, and a kind host.',
      },
      {
        ratings: [5, 5, 5, 4, 4],
        text: 'Exactly as shown in the pictures, very clean, and the keys were handed over without any fuss. I would come back at once.',
      },
      {
        ratings: [5, 4, 4, 5, 5],
        text: 'A bright flat with a proper desk and fast internet. The bedroom faces the yard, so one sleeps well even on weekends.',
      },
      {
        ratings: [2, 3, 4, 4, 3],
        text: 'The flat itself is fine, but it had not been cleaned when I moved in. That was put right the next day after I had called.',
      },
      {
        ratings: [5, 5, 5, 5, 5],
        text: 'I stayed for three months and felt at home. The neighbourhood is quiet, and the owner always answered at once.',
      },
      {
        ratings: [4, 4, 3, 5, 4],
        text: 'Good value for the neighbourhood. It took a few days until the deposit came back, otherwise everything went smoothly.',
      },
    ],
  },
  TENANT: {
    de: [
      {
        ratings: [5, 5, 5],
        text: 'Sehr angenehmer Mieter, hat die Wohnung tadellos hinterlassen. Jederzeit wieder.',
      },
      {
        ratings: [4, 5, 4],
        text: 'Unkomplizierte Absprachen, pünktliche Zahlung, und die Pflanzen leben alle noch.',
      },
    ],
    en: [
      {
        ratings: [5, 4, 5],
        text: 'Friendly and reliable, always told us in time when something was not working.',
      },
      {
        ratings: [3, 4, 3],
        text: 'All in all fine, although the neighbours complained about noise once or twice.',
      },
    ],
  },
}

/** Reviews of guests who write in neither language. */
export const SPANISH_REVIEWS: readonly ReviewText[] = [
  {
    ratings: [5, 5, 5, 4, 5],
    text: 'El piso es tal como en las fotos, muy luminoso y limpio. La entrega de llaves fue rápida y amable.',
  },
  {
    ratings: [4, 4, 5, 5, 4],
    text: 'Muy bien comunicado y con todo lo necesario en la cocina. La cama podría ser un poco más firme.',
  },
  {
    ratings: [5, 4, 5, 4, 4],
    text: 'Pasé dos meses de prácticas y me sentí como en casa. El propietario contestó siempre el mismo día.',
  },
]

/** Replies of landlords in the review's language. */
export const REPLIES: Record<DemoLanguage, readonly string[]> = {
  de: [
    'Vielen Dank für die freundlichen Worte! Sie sind jederzeit wieder willkommen.',
    'Danke für den Hinweis, die Reinigung übernimmt jetzt eine andere Firma.',
  ],
  en: [
    'Thank you for your kind words! You are welcome back at any time.',
    'Thank you for the feedback. We have bought new pots and pans in the meantime.',
  ],
}
