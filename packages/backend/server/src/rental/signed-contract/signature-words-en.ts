import type { SignaturePageWords } from './signature-facts.ts'

/** The signature page in English: the binding version outside Germany, a translation inside. */
export const SIGNATURE_WORDS_EN: SignaturePageWords = {
  title: 'Signatures',
  introduction: ({ number }) =>
    `Both parties of the booking ${number} have read the contract named here and have signed it electronically, each signed in to their own account.`,
  number: 'Booking',
  file: 'Contract',
  length: 'Length',
  bytes: (count) => `${count.toLocaleString('en')} bytes`,
  hash: 'SHA-256 of the contract’s file',
  roles: { LANDLORD: 'Landlord', TENANT: 'Tenant' },
  name: 'Signed as',
  company: 'For',
  time: 'Time (UTC)',
  localTime: 'Local time',
  byHand:
    'The contract was signed by hand before it was uploaded. The names typed here confirm that the file is the one that both have signed.',
  seal: 'Seal',
  owner: 'Sealed by',
  fingerprint: 'SHA-256 of the certificate',
  check: ({ isAppended, contract }) =>
    isAppended
      ? `The first ${contract.bytes} bytes of this file are the contract’s file, unchanged: their SHA-256 is the one above. The seal covers the whole file; programs that check signatures show every change that was made after it.`
      : 'The contract’s file is attached to this document, unchanged: its SHA-256 is the one above. Pages added to it would change it, or break a signature in it. The seal covers the whole file; programs that check signatures show every change that was made after it.',
  meaning: (product) =>
    `Typed names are simple electronic signatures (Article 3(10) of Regulation (EU) No 910/2014). The seal is made by ${product} and proves that nothing has changed since; it is no signature of a party.`,
}
