import type { SignaturePageWords } from './signature-facts.ts'

/** The signature page in German: the binding version inside Germany. */
export const SIGNATURE_WORDS_DE: SignaturePageWords = {
  title: 'Unterschriften',
  introduction: ({ number }) =>
    `Beide Parteien der Buchung ${number} haben den hier genannten Vertrag gelesen und elektronisch unterschrieben, jede angemeldet in ihrem eigenen Konto.`,
  number: 'Buchung',
  file: 'Vertrag',
  length: 'Länge',
  bytes: (count) => `${count.toLocaleString('de')} Bytes`,
  hash: 'SHA-256 der Vertragsdatei',
  roles: { LANDLORD: 'Vermieter', TENANT: 'Mieter' },
  name: 'Unterschrieben als',
  company: 'Für',
  time: 'Zeitpunkt (UTC)',
  localTime: 'Ortszeit',
  byHand:
    'Der Vertrag wurde vor dem Hochladen von Hand unterschrieben. Die hier getippten Namen bestätigen, dass die Datei die ist, die beide unterschrieben haben.',
  seal: 'Siegel',
  owner: 'Versiegelt von',
  fingerprint: 'SHA-256 des Zertifikats',
  check: ({ isAppended, contract }) =>
    isAppended
      ? `Die ersten ${contract.bytes} Bytes dieser Datei sind die unveränderte Vertragsdatei: Ihre SHA-256 ist die oben genannte. Das Siegel gilt für die ganze Datei; Programme, die Signaturen prüfen, zeigen jede spätere Änderung an.`
      : 'Die unveränderte Vertragsdatei liegt diesem Dokument als Anhang bei: Ihre SHA-256 ist die oben genannte. Angefügte Seiten würden sie verändern oder eine Signatur in ihr ungültig machen. Das Siegel gilt für die ganze Datei; Programme, die Signaturen prüfen, zeigen jede spätere Änderung an.',
  meaning: (product) =>
    `Die getippten Namen sind einfache elektronische Signaturen (Artikel 3 Nummer 10 der Verordnung (EU) Nr. 910/2014). Das Siegel stammt von ${product} und belegt, dass seither nichts geändert wurde; es ist keine Unterschrift einer Partei.`,
}
