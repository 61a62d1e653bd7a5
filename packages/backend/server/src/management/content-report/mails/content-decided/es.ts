import { FREE_PRICE_CHANGE_PERCENT } from '@domizil/domain'
import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
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
      OTHER {La ha tomado otra persona de nuestro equipo, distinta de la que tomó la primera, del {decided}.}
      other {La ha tomado la misma persona de nuestro equipo que tomó la primera, del {decided}.}}`,
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
}
