import { defineMail } from '../../../infrastructure/mail/index.ts'

/** An administrator has lifted a block. */
export const accountUnblocked = defineMail('ACCOUNT_UNBLOCKED', {
  texts: {
    en: {
      title: 'Account unblocked',
      subject: 'Your account is no longer blocked',
      paragraphs: [
        'We have unblocked your account: you can request, book and let again.',
        'Your listings are still paused: you can list them again under “My flats”. Cancelled requests stay cancelled.',
      ],
      link: 'Go to your flats',
    },
    de: {
      title: 'Konto entsperrt',
      subject: 'Ihr Konto ist nicht mehr gesperrt',
      paragraphs: [
        'Wir haben Ihr Konto entsperrt: Sie können wieder anfragen, buchen und vermieten.',
        'Ihre Inserate sind noch pausiert: Sie können sie unter „Meine Wohnungen“ wieder aktivieren. Stornierte Anfragen bleiben storniert.',
      ],
      link: 'Zu Ihren Wohnungen',
    },
    es: {
      title: 'Cuenta desbloqueada',
      subject: 'Su cuenta ya no está bloqueada',
      paragraphs: [
        'Hemos desbloqueado su cuenta: puede volver a solicitar, reservar y alquilar.',
        'Sus anuncios siguen en pausa: puede volver a activarlos en «Mis pisos». Las solicitudes canceladas siguen canceladas.',
      ],
      link: 'Ir a sus pisos',
    },
  },
})
