/** One of the two signatures below a contract. */
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
  isGerman: boolean
  /** Whether the contract's file was signed by hand, and typed names only confirm it. */
  isHandSigned: boolean
  contract: {
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
  /** Whether the contract's pages come before this page in one file, or the contract's file is inside this one. */
  isAppended: boolean
}

/** The words of a signature page in one language. */
export interface SignaturePageWords {
  title: string
  introduction: (facts: SignaturePageFacts) => string
  number: string
  file: string
  length: string
  bytes: (count: number) => string
  hash: string
  roles: Record<SignatureFacts['role'], string>
  name: string
  company: string
  time: string
  localTime: string
  byHand: string
  seal: string
  owner: string
  fingerprint: string
  check: (facts: SignaturePageFacts) => string
  meaning: (product: string) => string
}
