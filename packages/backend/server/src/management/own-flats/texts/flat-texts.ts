import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About flats and their review. */
export const FLAT_TEXTS = {
  FLAT_APPROVED: {
    en: {
      subject: '“{flat}” is online',
      paragraphs: ['We have looked at “{flat}”, and everybody can find it now.'],
      link: 'See the flat',
    },
    de: {
      subject: '„{flat}“ ist online',
      paragraphs: ['Wir haben „{flat}“ geprüft. Die Wohnung ist jetzt für alle zu finden.'],
      link: 'Wohnung ansehen',
    },
    es: {
      subject: '«{flat}» ya está publicado',
      paragraphs: ['Hemos revisado «{flat}» y ya está visible para todos.'],
      link: 'Ver el piso',
    },
  },
  FLAT_REJECTED: {
    en: {
      subject: '“{flat}” cannot be listed yet',
      paragraphs: [
        'We have looked at “{flat}” and cannot list it as it is.',
        'The reason: {reason}',
        'Please change it and submit it again.',
      ],
      link: 'Edit the flat',
    },
    de: {
      subject: '„{flat}“ kann noch nicht veröffentlicht werden',
      paragraphs: [
        'Wir haben „{flat}“ geprüft und können das Inserat so nicht veröffentlichen.',
        'Der Grund: {reason}',
        'Bitte ändern Sie das Inserat und reichen Sie es erneut ein.',
      ],
      link: 'Inserat bearbeiten',
    },
    es: {
      subject: '«{flat}» aún no se puede publicar',
      paragraphs: [
        'Hemos revisado «{flat}» y no podemos publicarlo tal como está.',
        'El motivo: {reason}',
        'Modifíquelo y envíelo de nuevo.',
      ],
      link: 'Editar el piso',
    },
  },
} as const satisfies Record<string, MailTexts>
