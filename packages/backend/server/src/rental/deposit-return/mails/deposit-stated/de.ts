import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Kaution abgerechnet',
  subject: 'Ihre Kaution für „{flat}“: {returned} kommen zurück',
  paragraphs: [
    '{other} hat Ihre Kaution für „{flat}“ abgerechnet: {returned} werden zurückgezahlt.',
    'Das ist die ganze Kaution von {whole}.',
    'Einbehalten werden sollen {kept}. Die Gründe stehen bei der Buchung.',
    'Sie können bis {answer} zustimmen oder widersprechen. Ohne Antwort gilt die Abrechnung danach als angenommen.',
    'Was nicht streitig ist, ist bis {pay} fällig. Vermerken Sie es, sobald das Geld bei Ihnen ist. Über uns fließt kein Geld.',
  ],
  link: 'Kaution ansehen',
}
