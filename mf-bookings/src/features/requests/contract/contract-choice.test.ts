// proves 21.67
import { expect, test } from '@jest/globals'
import type { ContractChoice } from './send-contract.ts'
import { issuesOf } from './use-contract-choice.ts'

const FILE = new File(['%PDF-'], 'contract.pdf', { type: 'application/pdf' })
const choice = (part: Partial<ContractChoice> = {}): ContractChoice => ({
  contractType: 'PLATFORM_CONTRACT',
  tenancyBasis: 'TEMPORARY_USE',
  purpose: '',
  reason: undefined,
  file: undefined,
  isHandSigned: false,
  ...part,
})
const GERMAN = { isGerman: true, isHandSigned: false }
const BY_HAND = { isGerman: true, isHandSigned: true }

test.each([
  ['a contract has to be chosen', choice({ contractType: undefined }), GERMAN, ['contractType']],
  ['our contract needs nothing more', choice(), GERMAN, []],
  ['one’s own contract needs its file', choice({ contractType: 'OWN_CONTRACT' }), GERMAN, ['file']],
  ['two letters are no purpose', choice({ purpose: ' ab ' }), GERMAN, ['purpose']],
  ['a German fixed term needs a reason', choice({ tenancyBasis: 'FIXED_TERM' }), BY_HAND, ['reason']],
  [
    'a fixed term elsewhere needs none',
    choice({ tenancyBasis: 'FIXED_TERM' }),
    { isGerman: false, isHandSigned: false },
    [],
  ],
  [
    'a file that has to be signed by hand needs the word that it is',
    choice({ contractType: 'OWN_CONTRACT', file: FILE }),
    BY_HAND,
    ['handSigned'],
  ],
  ['a printout may be made before it is signed', choice(), BY_HAND, []],
] as const)('contract form: %s', (_name, chosen, facts, issues) => {
  expect(issuesOf(chosen, facts)).toEqual(issues)
})
