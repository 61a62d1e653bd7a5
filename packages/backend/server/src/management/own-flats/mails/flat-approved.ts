import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../catalogue/flat/index.ts'

/** The review has listed the flat. */
export const flatApproved = defineMail('FLAT_APPROVED', {
  about: aboutFlat,
  texts: {
    en: {
      title: 'Flat approved',
      subject: '“{flat}” is online',
      paragraphs: ['We have looked at “{flat}”, and everybody can find it now.'],
      link: 'See the flat',
    },
    de: {
      title: 'Wohnung freigegeben',
      subject: '„{flat}“ ist online',
      paragraphs: ['Wir haben „{flat}“ geprüft. Die Wohnung ist jetzt für alle zu finden.'],
      link: 'Wohnung ansehen',
    },
    es: {
      title: 'Piso aprobado',
      subject: '«{flat}» ya está publicado',
      paragraphs: ['Hemos revisado «{flat}» y ya está visible para todos.'],
      link: 'Ver el piso',
    },
  },
})
