/** What both parties sign. */
export type Paper = 'CONTRACT' | 'ADDENDUM'

/** One of the two signatures below a contract or an addendum. */
export interface SignatureFacts {
  role: 'LANDLORD' | 'TENANT'
  /** As it was typed. */
  name: string
  /** The company that the signer acts for; null without one. */
  company: string | null
  at: Date
}

/** Everything that a signature page names. */
export interface SignaturePageFacts {
  /** The number of the booking, as in files and mails. */
  number: string
  paper: Paper
  isGerman: boolean
  /** Whether the file was signed by hand, and typed names only confirm it: only that of a contract. */
  isHandSigned: boolean
  document: {
    name: string
    bytes: number
    /** 64 hexadecimal digits. */
    sha256: string
  }
  /** In the order in which they were given. */
  signatures: readonly SignatureFacts[]
  seal: {
    owner: string
    /** SHA-256 of the certificate: pairs of hexadecimal digits with colons between them. */
    fingerprint: string
  }
  /** Whether the document's pages come before this page in one file, or the document's file is inside this one. */
  isAppended: boolean
}
