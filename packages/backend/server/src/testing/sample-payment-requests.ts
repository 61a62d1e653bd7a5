import { ADDENDUM_HASH } from './given-last-day.ts'
import { handoverWith } from './given-handover.ts'
import { REASON, SIGNATURE } from './sample-bodies.ts'
import { aPdf } from './send-form.ts'
import type { SampleRequest } from './sample-request.ts'

/** Those of payments and the accounts they go to, by the name of the call. */
export const PAYMENT_SAMPLES: Record<string, SampleRequest> = {
  getBankAccount: { by: 'landlord' },
  changeBankAccount: {
    by: 'landlord',
    body: () => ({ holder: 'Otto Muster', iban: 'DE02 1203 0000 0000 2020 51' }),
  },
  readBankAccount: {
    by: 'admin',
    address: (_id, people) => `/admin/api/user/${people.landlord.id}/bankAccount`,
    body: () => REASON,
  },
  readLandlordYear: { by: 'landlord', address: () => '/booking/api/landlord/year?year=2027' },
  readLandlordYearFile: {
    by: 'landlord',
    address: () =>
      '/booking/api/landlord/year/file?year=2027&format=DATEV&locale=de&consultant=1001&client=1&chart=SKR03',
  },
  readPaymentPlan: { by: 'tenant', address: (id) => `/booking/api/${id.over}/payments` },
  readDepositReturn: { by: 'tenant', address: (id) => `/booking/api/${id.stated}/depositReturn` },
  stateDepositReturn: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.ended}/depositReturn`,
    body: (id) => ({
      after: 0,
      returnedCents: 231_450,
      deductions: [{ amountCents: 8_550, reason: 'The lamp in the hall is broken.', fileIds: [id.stayFile] }],
    }),
  },
  answerDepositReturn: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.stated}/depositReturn/1/answer`,
    body: () => ({ accepted: true, objection: 'The lamp was broken when I moved in.' }),
  },
  markDepositReturn: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.stated}/depositReturn/1/mark`,
    body: () => ({ isDone: true }),
  },
  proposeLastDay: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.signed}/lastDay`,
    body: () => ({ newEndDate: '2027-07-31', message: 'Could I stay for two more months?' }),
  },
  answerLastDay: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.proposed}/lastDay/1/answer`,
    body: () => ({ accepted: true, reason: 'A pleasure.' }),
  },
  withdrawLastDay: { by: 'landlord', address: (id) => `/booking/api/${id.proposed}/lastDay/1` },
  signAddendum: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.accepted}/lastDay/1/sign`,
    body: () => ({ name: SIGNATURE.name, documentHash: ADDENDUM_HASH }),
  },
  markRefund: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.refunded}/lastDay/1/refund`,
    body: () => ({ isDone: true }),
  },
  readHandover: { by: 'tenant', address: (id) => `/booking/api/${id.handedOver}/handover/IN` },
  saveHandover: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.handedOver}/handover/IN`,
    body: (id) => ({ revision: 1, content: { ...handoverWith(id.handoverPhoto), remarks: 'Warm.' } }),
  },
  confirmHandover: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.handedOver}/handover/IN/confirm`,
    body: () => ({ revision: 1, remarks: 'The window sticks.' }),
  },
  confirmMoveIn: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.ended}/moveInConfirmation`,
    body: () => ({ names: ['Tara Muster'], flatOwner: 'Nord GmbH, Kai 2, 20457 Hamburg' }),
  },
  uploadStayFile: {
    by: 'landlord',
    address: (id) => `/booking/api/${id.stated}/file`,
    file: () => aPdf().toString('latin1'),
  },
  downloadStayFile: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.ended}/file/${id.stayFile}?size=thumb`,
  },
  markPayment: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.over}/payments/${id.payment}`,
    body: () => ({ isDone: true }),
  },
}
