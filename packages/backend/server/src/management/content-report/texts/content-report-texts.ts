import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** A paragraph is left out if its value is unknown: of the four decisions only the one that was made is named. */
export const CONTENT_REPORT_TEXTS = {
  REPORT_RECEIVED: {
    en: {
      subject: 'Your report {number} has arrived',
      paragraphs: [
        'Thank you for your report about “{place}”. Its number is {number}.',
        'A member of our staff looks at it and decides without delay. We write to you what we decide, and why.',
        'You see your reports under “Your details” once you are signed in with this e-mail address.',
      ],
      link: 'See your reports',
    },
    de: {
      subject: 'Ihre Meldung {number} ist angekommen',
      paragraphs: [
        'Vielen Dank für Ihre Meldung zu „{place}“. Sie hat die Nummer {number}.',
        'Ein Mensch aus unserem Team sieht sie sich an und entscheidet unverzüglich. Wir schreiben Ihnen, wie wir entscheiden und warum.',
        'Sie finden Ihre Meldungen unter „Ihre Angaben“, sobald Sie mit dieser E-Mail-Adresse angemeldet sind.',
      ],
      link: 'Ihre Meldungen ansehen',
    },
    es: {
      subject: 'Hemos recibido su aviso {number}',
      paragraphs: [
        'Gracias por su aviso sobre «{place}». Su número es {number}.',
        'Una persona de nuestro equipo lo revisa y decide sin demora. Le escribiremos qué decidimos y por qué.',
        'Encontrará sus avisos en «Sus datos» cuando haya iniciado sesión con esta dirección de correo.',
      ],
      link: 'Ver sus avisos',
    },
  },
  REPORT_DECIDED: {
    en: {
      subject: 'We have decided about your report {number}',
      paragraphs: [
        'This is our decision about the complaint of {complaint}. It was made by another member of our staff than the first one.',
        'This is our decision about the complaint of {sameComplaint}. It was made by the same member of our staff as the first one, as nobody else was available.',
        'We have left “{kept}” as it is.',
        '“{changed}” has been changed by its author.',
        'We have undone the latest changes to “{undone}”.',
        'We have removed “{hidden}”.',
        'Because of “{blocked}” we have blocked the account.',
        'Our reasons: “{reason}”',
        'If you do not agree, you can complain once, free of charge, until {due}. You can also turn to a certified body for out-of-court dispute settlement, or to a court.',
      ],
      link: 'See the report, or complain',
    },
    de: {
      subject: 'Wir haben über Ihre Meldung {number} entschieden',
      paragraphs: [
        'Das ist unsere Entscheidung über die Beschwerde vom {complaint}. Getroffen hat sie eine andere Person aus unserem Team als die erste.',
        'Das ist unsere Entscheidung über die Beschwerde vom {sameComplaint}. Getroffen hat sie dieselbe Person aus unserem Team wie die erste, weil keine andere verfügbar war.',
        'Wir haben „{kept}“ so gelassen, wie es ist.',
        '„{changed}“ wurde von dem Menschen geändert, von dem der Inhalt stammt.',
        'Wir haben die letzten Änderungen an „{undone}“ rückgängig gemacht.',
        'Wir haben „{hidden}“ entfernt.',
        'Wegen „{blocked}“ haben wir das Konto gesperrt.',
        'Unsere Gründe: „{reason}“',
        'Wenn Sie nicht einverstanden sind, können Sie sich bis zum {due} einmal kostenlos beschweren. Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung oder an ein Gericht wenden.',
      ],
      link: 'Meldung ansehen oder Beschwerde einlegen',
    },
    es: {
      subject: 'Hemos decidido sobre su aviso {number}',
      paragraphs: [
        'Esta es nuestra decisión sobre la reclamación del {complaint}. La ha tomado otra persona de nuestro equipo, distinta de la primera.',
        'Esta es nuestra decisión sobre la reclamación del {sameComplaint}. La ha tomado la misma persona de nuestro equipo que la primera, porque no había otra disponible.',
        'Hemos dejado «{kept}» como está.',
        '«{changed}» ha sido modificado por su autor.',
        'Hemos deshecho los últimos cambios en «{undone}».',
        'Hemos retirado «{hidden}».',
        'A causa de «{blocked}» hemos bloqueado la cuenta.',
        'Nuestros motivos: «{reason}»',
        'Si no está de acuerdo, puede reclamar una vez, de forma gratuita, hasta el {due}. También puede acudir a un organismo certificado de resolución extrajudicial de litigios o a los tribunales.',
      ],
      link: 'Ver el aviso o reclamar',
    },
  },
  CONTENT_DECIDED: {
    en: {
      subject: 'Our decision {number} about your content',
      paragraphs: [
        'Your content was reported to us, and a member of our staff has decided about it. The number is {reported}.',
        'A member of our staff has looked at your content and decided about it. The number is {unreported}.',
        'This is our decision about the complaint of {complaint}. It was made by another member of our staff than the first one.',
        'This is our decision about the complaint of {sameComplaint}. It was made by the same member of our staff as the first one, as nobody else was available.',
        'We have left “{kept}” as it is. You need not do anything.',
        'You have changed “{changed}”; with this the report is settled.',
        'We have undone your latest changes to “{undone}”: the listing is again as we had reviewed it. You can edit it at any time.',
        'We have removed “{hidden}”: others no longer see it.',
        'Because of “{blocked}” we have blocked your account: your listings are no longer shown, and requests without a signature are cancelled.',
        'Our reasons: “{reason}”',
        'If you do not agree, you can complain once, free of charge, until {due}. You can also turn to a certified body for out-of-court dispute settlement, or to a court.',
      ],
      link: 'See the decision, or complain',
    },
    de: {
      subject: 'Unsere Entscheidung {number} über Ihren Inhalt',
      paragraphs: [
        'Ein Inhalt von Ihnen wurde uns gemeldet, und ein Mensch aus unserem Team hat darüber entschieden. Die Nummer ist {reported}.',
        'Ein Mensch aus unserem Team hat sich einen Inhalt von Ihnen angesehen und darüber entschieden. Die Nummer ist {unreported}.',
        'Das ist unsere Entscheidung über die Beschwerde vom {complaint}. Getroffen hat sie eine andere Person aus unserem Team als die erste.',
        'Das ist unsere Entscheidung über die Beschwerde vom {sameComplaint}. Getroffen hat sie dieselbe Person aus unserem Team wie die erste, weil keine andere verfügbar war.',
        'Wir haben „{kept}“ so gelassen, wie es ist. Sie müssen nichts tun.',
        'Sie haben „{changed}“ geändert; damit ist die Meldung erledigt.',
        'Wir haben Ihre letzten Änderungen an „{undone}“ rückgängig gemacht: Das Inserat ist wieder so, wie wir es geprüft hatten. Sie können es jederzeit bearbeiten.',
        'Wir haben „{hidden}“ entfernt: Andere sehen es nicht mehr.',
        'Wegen „{blocked}“ haben wir Ihr Konto gesperrt: Ihre Inserate werden nicht mehr gezeigt, und Anfragen ohne Unterschrift sind storniert.',
        'Unsere Gründe: „{reason}“',
        'Wenn Sie nicht einverstanden sind, können Sie sich bis zum {due} einmal kostenlos beschweren. Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung oder an ein Gericht wenden.',
      ],
      link: 'Entscheidung ansehen oder Beschwerde einlegen',
    },
    es: {
      subject: 'Nuestra decisión {number} sobre su contenido',
      paragraphs: [
        'Nos han avisado de un contenido suyo, y una persona de nuestro equipo ha decidido sobre él. El número es {reported}.',
        'Una persona de nuestro equipo ha revisado un contenido suyo y ha decidido sobre él. El número es {unreported}.',
        'Esta es nuestra decisión sobre la reclamación del {complaint}. La ha tomado otra persona de nuestro equipo, distinta de la primera.',
        'Esta es nuestra decisión sobre la reclamación del {sameComplaint}. La ha tomado la misma persona de nuestro equipo que la primera, porque no había otra disponible.',
        'Hemos dejado «{kept}» como está. No tiene que hacer nada.',
        'Ha modificado «{changed}»; con ello el aviso queda resuelto.',
        'Hemos deshecho sus últimos cambios en «{undone}»: el anuncio vuelve a estar como lo habíamos revisado. Puede editarlo cuando quiera.',
        'Hemos retirado «{hidden}»: los demás ya no lo ven.',
        'A causa de «{blocked}» hemos bloqueado su cuenta: sus anuncios ya no se muestran y las solicitudes sin firma quedan canceladas.',
        'Nuestros motivos: «{reason}»',
        'Si no está de acuerdo, puede reclamar una vez, de forma gratuita, hasta el {due}. También puede acudir a un organismo certificado de resolución extrajudicial de litigios o a los tribunales.',
      ],
      link: 'Ver la decisión o reclamar',
    },
  },
  COMPLAINT_RECEIVED: {
    en: {
      subject: 'Your complaint about {number} has arrived',
      paragraphs: [
        'Your complaint about our decision on “{place}” has arrived. The number stays {number}.',
        'If possible, another member of our staff decides about it than the one who decided first. We write to you what we decide, and why.',
      ],
      link: 'See the report',
    },
    de: {
      subject: 'Ihre Beschwerde zu {number} ist angekommen',
      paragraphs: [
        'Ihre Beschwerde über unsere Entscheidung zu „{place}“ ist angekommen. Die Nummer bleibt {number}.',
        'Wenn möglich, entscheidet darüber eine andere Person aus unserem Team als beim ersten Mal. Wir schreiben Ihnen, wie wir entscheiden und warum.',
      ],
      link: 'Meldung ansehen',
    },
    es: {
      subject: 'Hemos recibido su reclamación sobre {number}',
      paragraphs: [
        'Hemos recibido su reclamación sobre nuestra decisión acerca de «{place}». El número sigue siendo {number}.',
        'Si es posible, decidirá sobre ella otra persona de nuestro equipo, distinta de la primera. Le escribiremos qué decidimos y por qué.',
      ],
      link: 'Ver el aviso',
    },
  },
} satisfies Record<string, MailTexts>
