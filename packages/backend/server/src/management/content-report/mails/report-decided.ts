import { defineMail } from '../../../infrastructure/mail/index.ts'
import { DECISION_VALUES } from './decision-values.ts'

/** To a reporter: the decision, also about a complaint. */
export const reportDecided = defineMail('REPORT_DECIDED', {
  values: DECISION_VALUES,
  texts: {
    en: {
      title: 'Report decided',
      subject: 'We have decided about your report {number}',
      paragraphs: [
        `{complaint, select,
      OWN {This is our decision about your complaint of {complained}.}
      AFFECTED {This is our decision about the complaint that the person concerned made on {complained}.}
      other {This is our decision about the complaint that a reporter made on {complained}.}}`,
        `{staff, select,
      OTHER {It was made by another member of our staff than the decision before it.}
      other {It was made by the same member of our staff as the decision before it.}}`,
        `{about, select, CONTENT {{outcomes, select,
      KEPT {We have left {quote} as it is.}
      SHOWN_AGAIN {We have taken back the removal of {quote}: it is shown again.}
      REVIEWED_AGAIN {We have taken back the removal of {quote}. It has changed meanwhile, so we look at it before it is shown again.}
      RELEASED {We have taken back the removal of {quote}. It is not shown at present, as its author has not published it again.}
      STAYS_HIDDEN {{quote} stays removed.}
      STAYS_UNDONE {The changes to {quote} stay undone.}
      REDONE {We have brought back the changes of {quote} that we had undone.}
      UNBLOCKED {We have unblocked the account that was blocked because of {quote}.}
      STAYS_BLOCKED {The account that was blocked because of {quote} stays blocked.}
      HELD {We take back our decision about {quote}. Another decision about it still stands.}
      CHANGED {{quote} has been changed by its author.}
      UNDONE {We have undone the latest changes to {quote}.}
      HIDDEN {We have removed {quote}: others no longer see it.}
      BLOCKED {Because of {quote} we have blocked the account.}
      other {}}} other {}}`,
        `{about, select, PERSON {{outcomes, select,
      KEPT {We have left the account of {quote} as it is.}
      UNBLOCKED {We have unblocked the account of {quote}.}
      STAYS_BLOCKED {The account of {quote} stays blocked.}
      HELD {We take back our decision about the account of {quote}. Another decision about it still stands.}
      BLOCKED {We have blocked the account of {quote}.}
      other {}}} other {}}`,
        'Our reasons: “{reason}”',
        'If you do not agree, you can complain once, free of charge, until {due}: follow the link below. You can also turn to a certified body for out-of-court dispute settlement, or to a court.',
      ],
      link: 'See the report',
    },
    de: {
      title: 'Meldung entschieden',
      subject: 'Wir haben über Ihre Meldung {number} entschieden',
      paragraphs: [
        `{complaint, select,
      OWN {Das ist unsere Entscheidung über Ihre Beschwerde vom {complained}.}
      AFFECTED {Das ist unsere Entscheidung über die Beschwerde, die die betroffene Person am {complained} eingelegt hat.}
      other {Das ist unsere Entscheidung über die Beschwerde, die eine meldende Person am {complained} eingelegt hat.}}`,
        `{staff, select,
      OTHER {Getroffen hat sie eine andere Person aus unserem Team als die Entscheidung davor.}
      other {Getroffen hat sie dieselbe Person aus unserem Team wie die Entscheidung davor.}}`,
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
    },
    es: {
      title: 'Aviso decidido',
      subject: 'Hemos decidido sobre su aviso {number}',
      paragraphs: [
        `{complaint, select,
      OWN {Esta es nuestra decisión sobre su reclamación del {complained}.}
      AFFECTED {Esta es nuestra decisión sobre la reclamación que presentó la persona afectada el {complained}.}
      other {Esta es nuestra decisión sobre la reclamación que presentó el {complained} una persona que nos avisó.}}`,
        `{staff, select,
      OTHER {La ha tomado otra persona de nuestro equipo, distinta de la que tomó la decisión anterior.}
      other {La ha tomado la misma persona de nuestro equipo que tomó la decisión anterior.}}`,
        `{about, select, CONTENT {{outcomes, select,
      KEPT {Hemos dejado {quote} como está.}
      SHOWN_AGAIN {Hemos revocado la retirada de {quote}: vuelve a mostrarse.}
      REVIEWED_AGAIN {Hemos revocado la retirada de {quote}. Ha cambiado entretanto, por lo que lo revisamos antes de que vuelva a mostrarse.}
      RELEASED {Hemos revocado la retirada de {quote}. Por ahora no se muestra, porque su autor no lo ha vuelto a publicar.}
      STAYS_HIDDEN {{quote} sigue retirado.}
      STAYS_UNDONE {Los cambios en {quote} siguen deshechos.}
      REDONE {Hemos restablecido los cambios en {quote} que habíamos deshecho.}
      UNBLOCKED {Hemos desbloqueado la cuenta que estaba bloqueada a causa de {quote}.}
      STAYS_BLOCKED {La cuenta bloqueada a causa de {quote} sigue bloqueada.}
      HELD {Revocamos nuestra decisión sobre {quote}. Otra decisión al respecto sigue vigente.}
      CHANGED {{quote} ha sido modificado por su autor.}
      UNDONE {Hemos deshecho los últimos cambios en {quote}.}
      HIDDEN {Hemos retirado {quote}: los demás ya no lo ven.}
      BLOCKED {A causa de {quote} hemos bloqueado la cuenta.}
      other {}}} other {}}`,
        `{about, select, PERSON {{outcomes, select,
      KEPT {No hemos cambiado nada en la cuenta de {quote}.}
      UNBLOCKED {Hemos desbloqueado la cuenta de {quote}.}
      STAYS_BLOCKED {La cuenta de {quote} sigue bloqueada.}
      HELD {Revocamos nuestra decisión sobre la cuenta de {quote}. Otra decisión al respecto sigue vigente.}
      BLOCKED {Hemos bloqueado la cuenta de {quote}.}
      other {}}} other {}}`,
        'Nuestros motivos: «{reason}»',
        'Si no está de acuerdo, puede reclamar una vez, de forma gratuita, hasta el {due}, con el enlace de abajo. También puede acudir a un organismo certificado de resolución extrajudicial de litigios o a los tribunales.',
      ],
      link: 'Ver el aviso',
    },
  },
})
