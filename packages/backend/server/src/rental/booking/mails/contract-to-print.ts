import { day, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** A contract in written form, which is printed and signed by hand. */
export const contractToPrint = defineMail('CONTRACT_TO_PRINT', {
  about: aboutBooking,
  values: { replaced: maybe(day) },
  texts: {
    en: {
      title: 'Contract to print',
      subject: 'The rental contract for “{flat}” can be printed',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to} needs the written form: it is printed, and both of you sign it by hand.',
        'The landlord uploads the signed file; then both of you confirm it.',
        'It replaces the contract that was offered on {replaced}.',
      ],
      link: 'Read the contract',
    },
    de: {
      title: 'Vertrag zum Ausdrucken',
      subject: 'Der Mietvertrag für „{flat}“ kann gedruckt werden',
      paragraphs: [
        'Der Vertrag für „{flat}“ vom {from} bis zum {to} braucht die Schriftform: Er wird gedruckt, und Sie unterschreiben beide von Hand.',
        'Der Vermieter lädt die unterschriebene Datei hoch; danach bestätigen Sie sie beide.',
        'Er ersetzt den Vertrag vom {replaced}.',
      ],
      link: 'Vertrag lesen',
    },
    es: {
      title: 'Contrato para imprimir',
      subject: 'El contrato de alquiler de «{flat}» ya puede imprimirse',
      paragraphs: [
        'El contrato de «{flat}» del {from} al {to} requiere la forma escrita: se imprime y ambas partes lo firman a mano.',
        'El propietario sube el archivo firmado; después lo confirman ambas partes.',
        'Sustituye al contrato que se ofreció el {replaced}.',
      ],
      link: 'Leer el contrato',
    },
  },
})
