import { defineMail, text } from '../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../catalogue/flat/index.ts'

/** The review has refused the flat. */
export const flatRejected = defineMail('FLAT_REJECTED', {
  about: aboutFlat,
  values: { reason: text },
  texts: {
    en: {
      title: 'Flat rejected',
      subject: '“{flat}” cannot be listed yet',
      paragraphs: [
        'We have looked at “{flat}” and cannot list it as it is.',
        'The reason: {reason}',
        'Please change it and submit it again.',
      ],
      link: 'Edit the flat',
    },
    de: {
      title: 'Wohnung abgelehnt',
      subject: '„{flat}“ kann noch nicht veröffentlicht werden',
      paragraphs: [
        'Wir haben „{flat}“ geprüft und können das Inserat so nicht veröffentlichen.',
        'Der Grund: {reason}',
        'Bitte ändern Sie das Inserat und reichen Sie es erneut ein.',
      ],
      link: 'Inserat bearbeiten',
    },
    es: {
      title: 'Piso rechazado',
      subject: '«{flat}» aún no se puede publicar',
      paragraphs: [
        'Hemos revisado «{flat}» y no podemos publicarlo tal como está.',
        'El motivo: {reason}',
        'Modifíquelo y envíelo de nuevo.',
      ],
      link: 'Editar el piso',
    },
  },
})
