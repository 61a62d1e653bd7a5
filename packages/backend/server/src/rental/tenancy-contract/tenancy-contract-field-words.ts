import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  contractType: word('Kind of contract', 'Vertragsart', 'Tipo de contrato'),
  documentHash: word('Contract', 'Vertrag', 'Contrato'),
  handSigned: word('Signed by hand', 'Von Hand unterschrieben', 'Firmado a mano'),
  purpose: word('Purpose', 'Zweck', 'Finalidad'),
  tenancyBasis: word('Basis of the tenancy', 'Grundlage der Miete', 'Base del alquiler'),
  attachmentId: word('Document', 'Dokument', 'Documento'),
  signed: word('Signature', 'Unterschrift', 'Firma'),
}
