import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Meldung entschieden',
  subject: 'Wir haben über Ihre Meldung {number} entschieden',
  paragraphs: [
    `{complaint, select,
      OWN {Das ist unsere Entscheidung über Ihre Beschwerde vom {complained}.}
      AFFECTED {Das ist unsere Entscheidung über die Beschwerde, die die betroffene Person am {complained} eingelegt hat.}
      other {Das ist unsere Entscheidung über die Beschwerde, die eine meldende Person am {complained} eingelegt hat.}}`,
    `{staff, select,
      OTHER {Getroffen hat sie eine andere Person aus unserem Team als die erste vom {decided}.}
      other {Getroffen hat sie dieselbe Person aus unserem Team wie die erste vom {decided}.}}`,
    `{about, select, CONTENT {{outcomes, select,
      KEPT {Wir haben {quote} so gelassen, wie es ist.}
      SHOWN_AGAIN {Wir haben die Entfernung von {quote} zurückgenommen: Der Inhalt wird wieder gezeigt.}
      REVIEWED_AGAIN {Wir haben die Entfernung von {quote} zurückgenommen. Der Inhalt hat sich inzwischen geändert; wir sehen ihn uns deshalb an, bevor er wieder gezeigt wird.}
      RELEASED {Wir haben die Entfernung von {quote} zurückgenommen. Der Inhalt wird zurzeit nicht gezeigt, weil er noch nicht wieder veröffentlicht ist.}
      STAYS_HIDDEN {{quote} bleibt entfernt.}
      STAYS_UNDONE {Die Änderungen an {quote} bleiben rückgängig gemacht.}
      REDONE {Wir haben die Änderungen an {quote} wiederhergestellt, die wir rückgängig gemacht hatten.}
      UNBLOCKED {Wir haben das Konto entsperrt, das wegen {quote} gesperrt war.}
      STAYS_BLOCKED {Das Konto, das wegen {quote} gesperrt war, bleibt gesperrt.}
      HELD {Wir nehmen unsere Entscheidung über {quote} zurück. Eine andere Entscheidung darüber gilt weiter.}
      CHANGED {{quote} wurde von dem Menschen geändert, von dem der Inhalt stammt.}
      UNDONE {Wir haben die letzten Änderungen an {quote} rückgängig gemacht.}
      HIDDEN {Wir haben {quote} entfernt: Andere sehen es nicht mehr.}
      BLOCKED {Wegen {quote} haben wir das Konto gesperrt.}
      other {}}} other {}}`,
    `{about, select, PERSON {{outcomes, select,
      KEPT {Wir haben am Konto von {quote} nichts geändert.}
      UNBLOCKED {Wir haben das Konto von {quote} entsperrt.}
      STAYS_BLOCKED {Das Konto von {quote} bleibt gesperrt.}
      HELD {Wir nehmen unsere Entscheidung über das Konto von {quote} zurück. Eine andere Entscheidung darüber gilt weiter.}
      BLOCKED {Wir haben das Konto von {quote} gesperrt.}
      other {}}} other {}}`,
    'Unsere Gründe: „{reason}“',
    'Wenn Sie nicht einverstanden sind, können Sie sich bis zum {due} einmal kostenlos beschweren, über den Link unten. Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung oder an ein Gericht wenden.',
  ],
  link: 'Meldung ansehen',
}
