import { FREE_PRICE_CHANGE_PERCENT } from '@domizil/domain'
import { defineMail, oneOf } from '../../../infrastructure/mail/index.ts'
import { DECISION_VALUES } from './decision-values.ts'

/** To the author, or the person reported: the decision, also about a complaint. */
export const contentDecided = defineMail('CONTENT_DECIDED', {
  values: { ...DECISION_VALUES, cause: oneOf('REPORTED', 'UNREPORTED') },
  texts: {
    en: {
      title: 'Decision about own content',
      subject: 'Our decision {number}',
      paragraphs: [
        `{about, select,
      CONTENT {{cause, select, REPORTED {Your content was reported to us, and a member of our staff has decided about it. The number is {number}.} other {A member of our staff has looked at your content and decided about it. The number is {number}.}}}
      other {{cause, select, REPORTED {Your account was reported to us, and a member of our staff has decided about it. The number is {number}.} other {A member of our staff has looked at your account and decided about it. The number is {number}.}}}}`,
        `{complaint, select,
      OWN {This is our decision about your complaint of {complained}.}
      AFFECTED {}
      other {This is our decision about the complaint that a reporter made on {complained}.}}`,
        `{staff, select,
      OTHER {It was made by another member of our staff than the decision before it.}
      other {It was made by the same member of our staff as the decision before it.}}`,
        `{about, select, CONTENT {{outcomes, select,
      KEPT {We have left {quote} as it is. You need not do anything.}
      SHOWN_AGAIN {We have taken back the removal of {quote}: it is shown again.}
      REVIEWED_AGAIN {We have taken back the removal of {quote}. You have changed it meanwhile, so we look at it before it is shown again.}
      RELEASED {We have taken back the removal of {quote}. It is not shown at present: you can publish it again under “My flats”.}
      STAYS_HIDDEN {{quote} stays removed: others do not see it.}
      STAYS_UNDONE {Your changes to {quote} stay undone. You can edit the listing at any time.}
      REDONE {We have brought back your changes of {quote} that we had undone, except what you have written again since.}
      UNBLOCKED {We have unblocked your account, which was blocked because of {quote}. Your listings are still paused: you can list them again under “My flats”. Cancelled requests stay cancelled.}
      STAYS_BLOCKED {Your account, which was blocked because of {quote}, stays blocked.}
      HELD {We take back our decision about {quote}. Another decision about it still stands.}
      CHANGED {You have changed {quote}; with this the report is settled.}
      UNDONE {We have undone changes to {quote}: its title, texts and pictures are again as we had reviewed them, and its price too if it had changed by more than ${FREE_PRICE_CHANGE_PERCENT} %. All else stays as you have set it. You can edit the listing at any time.}
      HIDDEN {We have removed {quote}: others no longer see it.}
      BLOCKED {Because of {quote} we have blocked your account: your listings are no longer shown, and requests without a signature are cancelled.}
      other {}}} other {}}`,
        `{about, select, PERSON {{outcomes, select,
      KEPT {We have left your account ({quote}) as it is. You need not do anything.}
      UNBLOCKED {We have unblocked your account ({quote}). Your listings are still paused: you can list them again under “My flats”. Cancelled requests stay cancelled.}
      STAYS_BLOCKED {Your account ({quote}) stays blocked.}
      HELD {We take back our decision about your account ({quote}). Another decision about it still stands.}
      BLOCKED {We have blocked your account ({quote}): your listings are no longer shown, and requests without a signature are cancelled.}
      other {}}} other {}}`,
        'Our reasons: “{reason}”',
        'If you do not agree, you can complain once, free of charge, until {due}: follow the link below. You can also turn to a certified body for out-of-court dispute settlement, or to a court.',
      ],
      link: 'See the decision',
    },
    de: {
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
      OTHER {Getroffen hat sie eine andere Person aus unserem Team als die Entscheidung davor.}
      other {Getroffen hat sie dieselbe Person aus unserem Team wie die Entscheidung davor.}}`,
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
    },
    es: {
      title: 'Decisión sobre contenido propio',
      subject: 'Nuestra decisión {number}',
      paragraphs: [
        `{about, select,
      CONTENT {{cause, select, REPORTED {Nos han avisado de un contenido suyo, y una persona de nuestro equipo ha decidido sobre él. El número es {number}.} other {Una persona de nuestro equipo ha revisado un contenido suyo y ha decidido sobre él. El número es {number}.}}}
      other {{cause, select, REPORTED {Nos han avisado de su cuenta, y una persona de nuestro equipo ha decidido sobre ella. El número es {number}.} other {Una persona de nuestro equipo ha revisado su cuenta y ha decidido sobre ella. El número es {number}.}}}}`,
        `{complaint, select,
      OWN {Esta es nuestra decisión sobre su reclamación del {complained}.}
      AFFECTED {}
      other {Esta es nuestra decisión sobre la reclamación que presentó el {complained} una persona que nos avisó.}}`,
        `{staff, select,
      OTHER {La ha tomado otra persona de nuestro equipo, distinta de la que tomó la decisión anterior.}
      other {La ha tomado la misma persona de nuestro equipo que tomó la decisión anterior.}}`,
        `{about, select, CONTENT {{outcomes, select,
      KEPT {Hemos dejado {quote} como está. No tiene que hacer nada.}
      SHOWN_AGAIN {Hemos revocado la retirada de {quote}: vuelve a mostrarse.}
      REVIEWED_AGAIN {Hemos revocado la retirada de {quote}. Entretanto lo ha modificado, por lo que lo revisamos antes de que vuelva a mostrarse.}
      RELEASED {Hemos revocado la retirada de {quote}. Por ahora no se muestra: puede volver a publicarlo en «Mis pisos».}
      STAYS_HIDDEN {{quote} sigue retirado: los demás no lo ven.}
      STAYS_UNDONE {Sus cambios en {quote} siguen deshechos. Puede editar el anuncio cuando quiera.}
      REDONE {Hemos restablecido sus cambios en {quote} que habíamos deshecho, salvo lo que haya escrito de nuevo desde entonces.}
      UNBLOCKED {Hemos desbloqueado su cuenta, que estaba bloqueada a causa de {quote}. Sus anuncios siguen en pausa: puede volver a activarlos en «Mis pisos». Las solicitudes canceladas siguen canceladas.}
      STAYS_BLOCKED {Su cuenta, bloqueada a causa de {quote}, sigue bloqueada.}
      HELD {Revocamos nuestra decisión sobre {quote}. Otra decisión al respecto sigue vigente.}
      CHANGED {Ha modificado {quote}; con ello el aviso queda resuelto.}
      UNDONE {Hemos deshecho cambios en {quote}: el título, los textos y las fotos vuelven a estar como los habíamos revisado, y también el precio si había cambiado más de un ${FREE_PRICE_CHANGE_PERCENT} %. Todo lo demás queda como usted lo ha puesto. Puede editar el anuncio cuando quiera.}
      HIDDEN {Hemos retirado {quote}: los demás ya no lo ven.}
      BLOCKED {A causa de {quote} hemos bloqueado su cuenta: sus anuncios ya no se muestran y las solicitudes sin firma quedan canceladas.}
      other {}}} other {}}`,
        `{about, select, PERSON {{outcomes, select,
      KEPT {No hemos cambiado nada en su cuenta ({quote}). No tiene que hacer nada.}
      UNBLOCKED {Hemos desbloqueado su cuenta ({quote}). Sus anuncios siguen en pausa: puede volver a activarlos en «Mis pisos». Las solicitudes canceladas siguen canceladas.}
      STAYS_BLOCKED {Su cuenta ({quote}) sigue bloqueada.}
      HELD {Revocamos nuestra decisión sobre su cuenta ({quote}). Otra decisión al respecto sigue vigente.}
      BLOCKED {Hemos bloqueado su cuenta ({quote}): sus anuncios ya no se muestran y las solicitudes sin firma quedan canceladas.}
      other {}}} other {}}`,
        'Nuestros motivos: «{reason}»',
        'Si no está de acuerdo, puede reclamar una vez, de forma gratuita, hasta el {due}, con el enlace de abajo. También puede acudir a un organismo certificado de resolución extrajudicial de litigios o a los tribunales.',
      ],
      link: 'Ver la decisión',
    },
  },
})
