/** Refusals around the deletion of an account. */
export const PRIVACY_MESSAGES = {
  BOOKINGS_RUNNING: {
    en: 'Your account cannot be deleted while bookings are running: {bookings}.',
    de: 'Ihr Konto kann nicht gelöscht werden, solange Buchungen laufen: {bookings}.',
    es: 'No se puede eliminar su cuenta mientras haya reservas en curso: {bookings}.',
  },
  ACCOUNT_DELETED: {
    en: 'This account has been deleted.',
    de: 'Dieses Konto wurde gelöscht.',
    es: 'Esta cuenta ha sido eliminada.',
  },
} as const
