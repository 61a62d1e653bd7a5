import type { Texts } from './en.ts'

export const de: Texts = {
  skipToContent: 'Zum Inhalt springen',
  languages: 'Sprache',
  backToSite: 'Zurück zu {product}',

  signInTitle: 'Anmelden',
  signInLead: 'Willkommen zurück. Melden Sie sich mit Ihrem {product}-Konto an.',
  signIn: 'Anmelden',
  noAccountYet: 'Neu bei {product}?',
  goToRegistration: 'Konto erstellen',

  registerTitle: 'Konto erstellen',
  registerLead: 'Ein Konto, um Wohnungen zu mieten und die eigene zu vermieten.',
  register: 'Konto erstellen',
  registerRules: 'Es gelten die {terms}. Was wir mit Ihren Daten tun, steht in der {privacy}.',
  terms: 'AGB',
  privacy: 'Datenschutzerklärung',
  accountAlready: 'Sie haben schon ein Konto?',
  goToSignIn: 'Anmelden',

  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordConfirm: 'Passwort wiederholen',
  passwordHint: 'Mindestens 8 Zeichen. Einige Wörter hintereinander lassen sich gut merken.',
  showPassword: 'Anzeigen',
  hidePassword: 'Verbergen',
  showPasswordOf: 'Eingabe anzeigen: {field}',
  hidePasswordOf: 'Eingabe verbergen: {field}',

  invalidCredentials: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
  locked:
    'Nach zu vielen falschen Passwörtern ist die Anmeldung mit dieser Adresse gesperrt. Bitte versuchen Sie es {when} erneut.',
  tooManyAttempts: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  checkFields: 'Bitte prüfen Sie die markierten Felder.',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  tooLong: 'Bitte verwenden Sie höchstens {max} Zeichen.',
  nameCharacters:
    'Bitte verwenden Sie nur Buchstaben eines Alphabets, Leerzeichen, Bindestriche, Apostrophe und Punkte.',
  nameAlphabets: 'Bitte schreiben Sie Vor- und Nachnamen im selben Alphabet.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
  passwordTooShort: 'Bitte verwenden Sie mindestens {min} Zeichen.',
  passwordTooLong: 'Bitte verwenden Sie höchstens {max} Zeichen.',
  passwordWeak: 'Dieses Passwort ist zu leicht zu erraten.',
  passwordMismatch: 'Die beiden Passwörter stimmen nicht überein.',

  accountTitle: 'Ihr Konto',
  accountLead: 'So melden Sie sich bei {product} an.',
  profileHeading: 'Persönliche Angaben',
  emailVerified: 'Bestätigt',
  emailNotVerified: 'Noch nicht bestätigt',
  confirmationOff: 'Nicht bestätigt: Die Bestätigung ist auf dieser Seite ausgeschaltet',
  save: 'Speichern',
  profileSaved: 'Ihre Angaben wurden gespeichert.',
  passwordHeading: 'Passwort',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  passwordSaved: 'Ihr Passwort wurde geändert. Alle Ihre anderen Geräte wurden abgemeldet.',
  currentPasswordWrong: 'Das aktuelle Passwort ist nicht richtig.',

  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmLead: 'Ein Klick, und wir wissen, dass unsere Nachrichten Sie erreichen.',
  confirm: 'Adresse bestätigen',
  confirmedTitle: 'Ihre Adresse ist bestätigt',
  confirmedLead: 'Vielen Dank. Sie können mit {product} weitermachen.',
  linkOverTitle: 'Dieser Link gilt nicht mehr',
  linkOverLead: 'Er ist zu alt oder unvollständig. In Ihrem Konto können Sie die Nachricht erneut anfordern.',
  confirmHint:
    'Vor Ihrer ersten Anfrage oder Ihrer ersten Wohnung müssen wir wissen, dass diese Adresse Ihnen gehört.',
  sendConfirmation: 'Nachricht erneut senden',
  confirmationSent: 'Die Nachricht ist unterwegs. Bitte sehen Sie in Ihr Postfach, auch in den Spam-Ordner.',

  forgotPassword: 'Passwort vergessen?',
  resetTitle: 'Neues Passwort wählen',
  resetLead:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  resetSend: 'Link senden',
  backToSignIn: 'Zurück zur Anmeldung',
  resetRequestedTitle: 'Sehen Sie in Ihr Postfach',
  resetRequestedLead:
    'Wenn es ein Konto mit {email} gibt, ist eine Nachricht mit einem Link dorthin unterwegs.',
  resetRequestedHint:
    'Der Link gilt einmal und eine Stunde lang. Wenn nach einigen Minuten nichts ankommt, sehen Sie im Spam-Ordner nach oder prüfen Sie die Schreibweise der Adresse.',
  newPasswordTitle: 'Neues Passwort',
  newPasswordLead: 'Für das Konto {email}. Alle Geräte, die jetzt angemeldet sind, werden abgemeldet.',
  newPasswordSave: 'Passwort speichern',
  passwordResetTitle: 'Ihr Passwort wurde geändert',
  passwordResetLead: 'Alle Geräte wurden abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  onToSite: 'Weiter zu {product}',
  actionOverLead: 'Er wurde schon benutzt, ist zu alt oder unvollständig.',
  resetAgain: 'Neues Passwort wählen',

  updateEmailTitle: 'E-Mail-Adresse ändern',
  updateEmailLead:
    'Ihre Adresse ist {current}. Sie ändert sich, sobald Sie den Link geöffnet haben, den wir an die neue senden.',
  newEmail: 'Neue E-Mail-Adresse',
  emailSame: 'Das ist bereits die Adresse Ihres Kontos.',
  updateEmailSend: 'Link senden',
  emailRequestedTitle: 'Bestätigen Sie Ihre neue Adresse',
  emailRequestedLead:
    'Eine Nachricht mit einem Link ist an {email} unterwegs. Öffnen Sie ihn innerhalb von 24 Stunden, um Ihre Adresse zu ändern.',
  emailRequestedHint:
    'Bis dahin bleibt {current} Ihre Adresse. Auch dorthin haben wir geschrieben, mit der Möglichkeit zu widersprechen.',
  newEmailTitle: 'Neue Adresse bestätigen',
  newEmailLead: 'Ab jetzt melden Sie sich mit {email} an, und unsere Nachrichten gehen dorthin.',
  newEmailConfirm: 'Zu dieser Adresse wechseln',
  emailChangedTitle: 'Ihre E-Mail-Adresse wurde geändert',
  emailChangedLead: 'Sie melden sich jetzt mit {email} an.',
  undoEmailTitle: 'Sie wollten diese Änderung nicht?',
  undoEmailLead:
    'Dann bleibt oder wird {email} wieder die Adresse Ihres Kontos. Alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
  undoEmail: 'Alte Adresse behalten',

  sessionsHeading: 'Auf allen Geräten abmelden',
  sessionsHint:
    'Ein verlorenes Telefon oder ein fremder Rechner? Melden Sie sich auf allen Geräten ab, auch auf diesem.',
  signOutEverywhere: 'Überall abmelden',

  deletionHeading: 'Konto löschen',
  deletionHint:
    'Das können Sie im Menü von {product} unter „Ihre Angaben“. Dort bekommen Sie auch alles, was über Sie gespeichert ist, als Datei.',
  deletionLink: 'Zu {product}',

  deviceTitle: 'Am Terminal anmelden',
  deviceLead: 'Der Code ist der, den Ihr Terminal zeigt.',
  deviceWarning:
    'Fahren Sie nur fort, wenn Sie selbst damit begonnen haben: Wer Ihnen einen Code schickt, will in Ihrem Namen handeln.',
  deviceCode: 'Code des Terminals',
  deviceConfirm: 'Terminal anmelden',
  deviceCancel: 'Abbrechen',
  deviceWrong:
    'Dieser Code ist unbekannt, schon benutzt oder zu alt. Beginnen Sie am Terminal noch einmal, um einen anderen zu bekommen.',
  deviceDoneTitle: 'Ihr Terminal ist angemeldet',
  deviceDoneLead: 'Es handelt jetzt als {email}. Sie können diese Seite schließen.',
  deviceCancelledTitle: 'Ihr Terminal ist nicht angemeldet',
  deviceCancelledLead: 'Sie haben abgebrochen. Sie können diese Seite schließen.',

  signOutTitle: 'Abmelden',
  signOutQuestion: 'Möchten Sie sich von {product} abmelden?',
  signOutRunning: 'Sie werden abgemeldet.',
  signOut: 'Abmelden',

  expiredTitle: 'Diese Seite ist abgelaufen',
  expiredLead:
    'Sie war zu lange geöffnet, oder die Anmeldung wurde schon abgeschlossen. Gehen Sie zurück und melden Sie sich bei Bedarf noch einmal an.',
  backToWhereYouWere: 'Zurück zur vorherigen Seite',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundLead: 'Unter dieser Adresse gibt es nichts.',
  forbiddenTitle: 'Nicht erlaubt',
  forbiddenLead:
    'Dieses Formular ist nicht mehr gültig. Bitte öffnen Sie die Seite erneut und wiederholen Sie Ihre Änderung.',
  redirectLead: 'Der Link, der Sie hierher geführt hat, nennt eine Rückkehradresse, die nicht erlaubt ist.',
  errorTitle: 'Etwas ist schiefgegangen',
  errorLead: 'Die Anfrage konnte nicht verarbeitet werden. Bitte beginnen Sie bei {product} noch einmal.',
}
