import type { Locale } from '@domizil/domain'

type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** Usual words of administrators, as the person concerned reads them. Their names are the messages `template.<use>.<code>`. */
export const TEMPLATES = {
  BLOCK: {
    MONEY_BEFORE_CONTRACT: {
      en: 'You asked for money before a contract was signed. Our terms do not allow that (section 9): nothing is due before both sides have signed.',
      de: 'Sie haben Geld verlangt, bevor ein Vertrag unterschrieben war. Das erlauben unsere AGB nicht (Abschnitt 9): Nichts ist fällig, bevor beide Seiten unterschrieben haben.',
      es: 'Ha pedido dinero antes de que se firmara un contrato. Nuestros términos no lo permiten (apartado 9): nada vence antes de que ambas partes hayan firmado.',
    },
    FALSE_IDENTITY: {
      en: 'Name and details of your account are not your own. Our terms do not allow false identities (section 9).',
      de: 'Name und Angaben in Ihrem Konto sind nicht Ihre eigenen. Falsche Identitäten erlauben unsere AGB nicht (Abschnitt 9).',
      es: 'El nombre y los datos de su cuenta no son suyos. Nuestros términos no permiten identidades falsas (apartado 9).',
    },
    NO_SUCH_FLAT: {
      en: 'You have listed a flat that does not exist or that you may not let. Our terms do not allow that (sections 3 and 9).',
      de: 'Sie haben eine Wohnung inseriert, die es nicht gibt oder die Sie nicht vermieten dürfen. Das erlauben unsere AGB nicht (Abschnitte 3 und 9).',
      es: 'Ha publicado un piso que no existe o que no puede alquilar. Nuestros términos no lo permiten (apartados 3 y 9).',
    },
    HARASSMENT: {
      en: 'You have insulted or harassed others in your messages. Our terms do not allow that (section 9).',
      de: 'Sie haben andere in Ihren Nachrichten beleidigt oder belästigt. Das erlauben unsere AGB nicht (Abschnitt 9).',
      es: 'Ha insultado o acosado a otras personas en sus mensajes. Nuestros términos no lo permiten (apartado 9).',
    },
    DISCRIMINATION: {
      en: 'You have put people at a disadvantage because of what they are, not of what they do. Our terms do not allow discrimination (sections 3 and 9).',
      de: 'Sie haben Menschen wegen ihrer Person benachteiligt. Diskriminierung erlauben unsere AGB nicht (Abschnitte 3 und 9).',
      es: 'Ha tratado peor a personas por lo que son. Nuestros términos no permiten la discriminación (apartados 3 y 9).',
    },
    REPEATED: {
      en: 'We have pointed out our terms to you before, and you have broken them again (section 9).',
      de: 'Wir haben Sie schon auf unsere AGB hingewiesen, und Sie haben wieder dagegen verstoßen (Abschnitt 9).',
      es: 'Ya le habíamos recordado nuestros términos y ha vuelto a incumplirlos (apartado 9).',
    },
  },
  WRITE: {
    CHECK_LISTING: {
      en: 'Something in your listing does not seem right to us. Please check texts, photos, price and address, and correct what has changed.',
      de: 'In Ihrem Inserat scheint uns etwas nicht zu stimmen. Bitte prüfen Sie Texte, Fotos, Preis und Adresse und berichtigen Sie, was sich geändert hat.',
      es: 'Nos parece que algo de su anuncio no es correcto. Revise los textos, las fotos, el precio y la dirección, y corrija lo que haya cambiado.',
    },
    CHECK_DETAILS: {
      en: 'Please check under “Your details” in the menu whether name, address and phone number are still right.',
      de: 'Bitte prüfen Sie unter „Ihre Angaben“ im Menü, ob Name, Anschrift und Telefonnummer noch stimmen.',
      es: 'Compruebe en «Sus datos», en el menú, si el nombre, la dirección y el teléfono siguen siendo correctos.',
    },
    ANSWER_REQUESTS: {
      en: 'Requests are waiting for your answer. Whoever asks you cannot plan before; without an answer in time a request ends by itself.',
      de: 'Bei Ihnen warten Anfragen auf eine Antwort. Wer anfragt, kann vorher nicht planen; ohne rechtzeitige Antwort endet eine Anfrage von selbst.',
      es: 'Tiene solicitudes pendientes de respuesta. Quien pregunta no puede planificar antes; sin respuesta a tiempo, la solicitud termina sola.',
    },
    NO_CONTACTS: {
      en: 'Please leave phone numbers, e-mail and web addresses out of texts, photos and messages. Both sides see each other’s contact details once a booking is confirmed.',
      de: 'Bitte lassen Sie Telefonnummern, E-Mail- und Internetadressen in Texten, Fotos und Nachrichten weg. Beide Seiten sehen die Kontaktdaten der anderen, sobald eine Buchung bestätigt ist.',
      es: 'No incluya teléfonos, correos electrónicos ni direcciones web en textos, fotos o mensajes. Ambas partes ven los datos de contacto de la otra cuando se confirma una reserva.',
    },
    STAY_POLITE: {
      en: 'Others have complained about the tone of your messages. Please stay polite: harassment is not allowed here (section 9 of our terms), and we may close accounts for it.',
      de: 'Andere haben sich über den Ton Ihrer Nachrichten beschwert. Bitte bleiben Sie höflich: Belästigung ist hier nicht erlaubt (Abschnitt 9 unserer AGB), und wir können deswegen Konten schließen.',
      es: 'Otras personas se han quejado del tono de sus mensajes. Sea respetuoso: aquí no se permite el acoso (apartado 9 de nuestros términos) y podemos cerrar cuentas por ello.',
    },
  },
} as const satisfies Record<string, Texts>

/** What templates are for. */
export type TemplateUse = keyof typeof TEMPLATES

/** A template in several languages, one below the other; in English where it is not known who reads it. */
export function templateText(use: TemplateUse, code: string, locales: readonly Locale[]): string {
  const texts: Texts = TEMPLATES[use]
  const read = locales.length > 0 ? locales : (['en'] as const)
  return read.map((locale) => texts[code]?.[locale] ?? '').join('\n\n')
}
