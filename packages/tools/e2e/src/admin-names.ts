import type { Locale } from '@domizil/domain'

/** The accessible names of the review of a flat and of the help inbox, by which their journeys find elements. */
interface AdminNames {
  reviewOf: RegExp
  texts: RegExp
  checklist: RegExp
  checksFirst: RegExp
  approve: RegExp
  reject: RegExp
  darkPhotos: RegExp
  landlordReads: RegExp
  writeMessage: RegExp
  message: RegExp
  helpRequests: RegExp
  thread: RegExp
  ourTeam: RegExp
  note: RegExp
  noteText: RegExp
  addNote: RegExp
  reply: RegExp
  replyText: RegExp
  template: RegExp
  greeting: string
  sendReply: RegExp
}

export const ADMIN_NAMES = {
  en: {
    reviewOf: /^Review of “/,
    texts: /^Texts$/,
    checklist: /^Checklist$/,
    checksFirst: /^Tick everything/,
    approve: /^Approve and publish$/,
    reject: /^Reject “/,
    darkPhotos: /^Photos dark, small or blurred$/,
    landlordReads: /^What the landlord reads/,
    writeMessage: /^Write a message$/,
    message: /^Message/,
    helpRequests: /^Help requests \(1\)$/,
    thread: /^Messages and notes$/,
    ourTeam: /^Our team/,
    note: /^Internal note$/,
    noteText: /^Note, for the team only/,
    addNote: /^Add the note$/,
    reply: /^Answer by e-mail$/,
    replyText: /^Your answer to /,
    template: /^Template \(/,
    greeting: 'Thanks for the message',
    sendReply: /^Send the answer$/,
  },
  de: {
    reviewOf: /^Prüfung von „/,
    texts: /^Texte$/,
    checklist: /^Prüfliste$/,
    checksFirst: /^Haken Sie ab/,
    approve: /^Freigeben und veröffentlichen$/,
    reject: /“ ablehnen$/,
    darkPhotos: /^Fotos dunkel, klein oder unscharf$/,
    landlordReads: /^Was der Vermieter liest/,
    writeMessage: /^Nachricht schreiben$/,
    message: /^Nachricht/,
    helpRequests: /^Hilfeanfragen \(1\)$/,
    thread: /^Nachrichten und Notizen$/,
    ourTeam: /^Unser Team/,
    note: /^Interne Notiz$/,
    noteText: /^Notiz, nur für das Team/,
    addNote: /^Notiz hinzufügen$/,
    reply: /^Per E-Mail antworten$/,
    replyText: /^Ihre Antwort an /,
    template: /^Vorlage \(/,
    greeting: 'Dank für die Nachricht',
    sendReply: /^Antwort senden$/,
  },
} as const satisfies Partial<Record<Locale, AdminNames>>
