import { FREE_PRICE_CHANGE_PERCENT } from '@domizil/domain'
import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Entscheidung über eigene Inhalte',
  subject: 'Unsere Entscheidung {number}',
  paragraphs: [
    `{about, select,
      CONTENT {{cause, select, REPORTED {Ein Inhalt von Ihnen wurde uns gemeldet, und ein Mensch aus unserem Team hat darüber entschieden. Die Nummer ist {number}.} other {Ein Mensch aus unserem Team hat sich einen Inhalt von Ihnen angesehen und darüber entschieden. Die Nummer ist {number}.}}}
      other {{cause, select, REPORTED {Ihr Konto wurde uns gemeldet, und ein Mensch aus unserem Team hat darüber entschieden. Die Nummer ist {number}.} other {Ein Mensch aus unserem Team hat sich Ihr Konto angesehen und darüber entschieden. Die Nummer ist {number}.}}}}`,
    `{complaint, select,
      OWN {Das ist unsere Entscheidung über Ihre Beschwerde vom {complained}.}
      AFFECTED {}
      other {Das ist unsere Entscheidung über die Beschwerde, die eine meldende Person am {complained} eingelegt hat.}}`,
    `{staff, select,
      OTHER {Getroffen hat sie eine andere Person aus unserem Team als die erste vom {decided}.}
      other {Getroffen hat sie dieselbe Person aus unserem Team wie die erste vom {decided}.}}`,
    `{about, select, CONTENT {{outcomes, select,
      KEPT {Wir haben {quote} so gelassen, wie es ist. Sie müssen nichts tun.}
      SHOWN_AGAIN {Wir haben die Entfernung von {quote} zurückgenommen: Der Inhalt wird wieder gezeigt.}
      REVIEWED_AGAIN {Wir haben die Entfernung von {quote} zurückgenommen. Sie haben den Inhalt inzwischen geändert; wir sehen ihn uns deshalb an, bevor er wieder gezeigt wird.}
      RELEASED {Wir haben die Entfernung von {quote} zurückgenommen. Zurzeit wird das Inserat nicht gezeigt: Sie können es unter „Meine Wohnungen“ wieder veröffentlichen.}
      STAYS_HIDDEN {{quote} bleibt entfernt: Andere sehen es nicht.}
      STAYS_UNDONE {Ihre Änderungen an {quote} bleiben rückgängig gemacht. Sie können das Inserat jederzeit bearbeiten.}
      REDONE {Wir haben Ihre Änderungen an {quote} wiederhergestellt, die wir rückgängig gemacht hatten, außer dem, was Sie seitdem neu geschrieben haben.}
      UNBLOCKED {Wir haben Ihr Konto entsperrt, das wegen {quote} gesperrt war. Ihre Inserate sind noch pausiert: Sie können sie unter „Meine Wohnungen“ wieder aktivieren. Stornierte Anfragen bleiben storniert.}
      STAYS_BLOCKED {Ihr Konto, das wegen {quote} gesperrt wurde, bleibt gesperrt.}
      HELD {Wir nehmen unsere Entscheidung über {quote} zurück. Eine andere Entscheidung darüber gilt weiter.}
      CHANGED {Sie haben {quote} geändert; damit ist die Meldung erledigt.}
      UNDONE {Wir haben Änderungen an {quote} rückgängig gemacht: Titel, Texte und Fotos sind wieder so, wie wir sie geprüft hatten, ebenso der Preis, wenn er sich um mehr als ${FREE_PRICE_CHANGE_PERCENT} % geändert hatte. Alles andere bleibt, wie Sie es eingestellt haben. Sie können das Inserat jederzeit bearbeiten.}
      HIDDEN {Wir haben {quote} entfernt: Andere sehen es nicht mehr.}
      BLOCKED {Wegen {quote} haben wir Ihr Konto gesperrt: Ihre Inserate werden nicht mehr gezeigt, und Anfragen ohne Unterschrift sind storniert.}
      other {}}} other {}}`,
    `{about, select, PERSON {{outcomes, select,
      KEPT {Wir haben an Ihrem Konto ({quote}) nichts geändert. Sie müssen nichts tun.}
      UNBLOCKED {Wir haben Ihr Konto ({quote}) entsperrt. Ihre Inserate sind noch pausiert: Sie können sie unter „Meine Wohnungen“ wieder aktivieren. Stornierte Anfragen bleiben storniert.}
      STAYS_BLOCKED {Ihr Konto ({quote}) bleibt gesperrt.}
      HELD {Wir nehmen unsere Entscheidung über Ihr Konto ({quote}) zurück. Eine andere Entscheidung darüber gilt weiter.}
      BLOCKED {Wir haben Ihr Konto ({quote}) gesperrt: Ihre Inserate werden nicht mehr gezeigt, und Anfragen ohne Unterschrift sind storniert.}
      other {}}} other {}}`,
    'Unsere Gründe: „{reason}“',
    'Wenn Sie nicht einverstanden sind, können Sie sich bis zum {due} einmal kostenlos beschweren, über den Link unten. Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung oder an ein Gericht wenden.',
  ],
  link: 'Entscheidung ansehen',
}
