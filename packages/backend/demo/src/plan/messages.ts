import type { Occupation, ReasonOfStay } from '@domizil/domain'
import type { DemoLanguage } from '../people/name-lists.ts'

/** A tenant's message to a landlord, and the tenant's details. */
export interface Introduction {
  reasonOfStay: ReasonOfStay
  occupation: Occupation
  message: string
  companyName?: string
}

/** Realistic requests. */
export const INTRODUCTIONS: Record<DemoLanguage, readonly Introduction[]> = {
  de: [
    {
      reasonOfStay: 'NEW_JOB',
      occupation: 'EMPLOYED',
      message:
        'Guten Tag, ich trete eine neue Stelle an und suche für den Anfang eine möblierte Wohnung. Ihre gefällt mir sehr, vor allem die Lage. Ich bin ordentlich, rauche nicht und bin tagsüber meist im Büro. Über eine Besichtigung würde ich mich freuen.',
    },
    {
      reasonOfStay: 'WORK_PROJECT',
      occupation: 'COMPANY',
      companyName: 'Nordlicht Engineering GmbH',
      message:
        'Guten Tag, wir suchen für einen Kollegen, der ein Projekt vor Ort leitet, eine Unterkunft auf Zeit. Vertrag und Rechnung bitte auf die Firma. Er ist am Wochenende meist zu Hause bei seiner Familie.',
    },
    {
      reasonOfStay: 'STUDY',
      occupation: 'STUDENT',
      message:
        'Hallo, ich komme für ein Semester an die Universität und suche etwas Ruhiges zum Lernen. Meine Eltern bürgen für die Miete. Ich spiele Cello, übe aber im Institut und nicht zu Hause, versprochen!',
    },
    {
      reasonOfStay: 'INTERNSHIP',
      occupation: 'TRAINEE',
      message:
        'Guten Tag, ich mache ein Praktikum in der Nähe und bräuchte die Wohnung nur für diese Zeit. Einkommensnachweis und Immatrikulationsbescheinigung kann ich gern schicken.',
    },
    {
      reasonOfStay: 'RELOCATION',
      occupation: 'EMPLOYED',
      message:
        'Guten Tag, wir ziehen um und unsere neue Wohnung wird leider erst später fertig. Ihre Wohnung wäre für die Zwischenzeit ideal. Wir sind zu zweit, berufstätig und sehr ruhig.',
    },
    {
      reasonOfStay: 'RENOVATION',
      occupation: 'SELF_EMPLOYED',
      message:
        'Guten Tag, bei uns wird das Bad erneuert und der Estrich muss trocknen, deshalb suchen wir vorübergehend etwas in der Nähe. Wir brauchen nicht viel, nur eine gute Dusche und etwas Ruhe.',
    },
    {
      reasonOfStay: 'FAMILY',
      occupation: 'OTHER',
      message:
        'Guten Tag, ich pflege meine Mutter, die im Viertel wohnt, und möchte in dieser Zeit in ihrer Nähe sein. Ich rauche nicht und hinterlasse alles so, wie ich es vorfinde.',
    },
  ],
  en: [
    {
      reasonOfStay: 'NEW_JOB',
      occupation: 'EMPLOYED',
      message:
        'Hello, I am starting a new job in the city and would like to have a quiet base before I look for something permanent. I do not smoke, I like cooking, and I can move in a day or two earlier or later. Could we do a short video call?',
    },
    {
      reasonOfStay: 'WORK_PROJECT',
      occupation: 'SELF_EMPLOYED',
      message:
        'Hi, I am a freelance software architect on a client project until the end of the period. Fast internet and a proper desk matter most to me, both of which you seem to have. Happy to pay the deposit right away.',
    },
    {
      reasonOfStay: 'STUDY',
      occupation: 'STUDENT',
      message:
        'Dear landlord, I will be an exchange student for one term and have a scholarship that covers the rent. I am tidy, I love plants, and I would be glad to water yours. Is it possible to register at the address?',
    },
    {
      reasonOfStay: 'RELOCATION',
      occupation: 'EMPLOYED',
      message:
        'Hello, my partner and I are moving to Germany and need a home for the first months while we look for a flat of our own. We both work, have no pets, and would take very good care of your furniture.',
    },
    {
      reasonOfStay: 'FAMILY',
      occupation: 'EMPLOYED',
      message:
        'Hello, our daughter has just had a baby and we would like to be close by for a while. We are quiet people in our sixties and early risers. Your flat looks lovely, and the location is exactly right.',
    },
    {
      reasonOfStay: 'OTHER',
      occupation: 'SELF_EMPLOYED',
      message:
        'Hi! I write novels and need a change of scenery to finish the current one. A table by the window is all I ask for. References from three former landlords are available, all of them still talk to me.',
    },
  ],
}

/** Reasons of landlords for declining. */
export const DECLINE_REASONS: Record<DemoLanguage, readonly string[]> = {
  de: [
    'Vielen Dank für Ihre Anfrage. Leider haben wir uns für jemand anderen entschieden.',
    'Der Zeitraum ist uns leider etwas zu kurz. Melden Sie sich gern wieder, wenn Sie länger bleiben möchten.',
  ],
  en: ['Thank you for your request. Unfortunately we need the flat ourselves during these weeks.'],
}

/** Reasons of tenants for declining after an approval. */
export const SECOND_THOUGHTS: Record<DemoLanguage, readonly string[]> = {
  de: ['Vielen Dank für die Zusage! Leider hat sich mein Projekt verschoben, ich muss absagen.'],
  en: ['Thank you very much! We have found something closer to work in the meantime.'],
}
