import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Bankverbindung des Vermieters geändert',
  subject: 'Anderes Konto für „{flat}“: Bitte vor dem Zahlen prüfen',
  paragraphs: [
    '{other} hat das Konto für Ihre Zahlungen für „{flat}“ geändert. Es ist jetzt {number}.',
    'Das neue Konto kann von dem in Ihrem unterschriebenen Vertrag abweichen. Rufen Sie {other} vor dem Zahlen unter der Ihnen bekannten Nummer an und lassen Sie sich das Konto bestätigen.',
    'Wenn {other} nichts von der Änderung weiß, zahlen Sie nicht und schreiben Sie uns sofort.',
  ],
  link: 'Buchung ansehen',
}
