import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Aviso decidido',
  subject: 'Hemos decidido sobre su aviso {number}',
  paragraphs: [
    `{complaint, select,
      OWN {Esta es nuestra decisión sobre su reclamación del {complained}.}
      AFFECTED {Esta es nuestra decisión sobre la reclamación que presentó la persona afectada el {complained}.}
      other {Esta es nuestra decisión sobre la reclamación que presentó el {complained} una persona que nos avisó.}}`,
    `{staff, select,
      OTHER {La ha tomado otra persona de nuestro equipo, distinta de la que tomó la primera, del {decided}.}
      other {La ha tomado la misma persona de nuestro equipo que tomó la primera, del {decided}.}}`,
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
}
