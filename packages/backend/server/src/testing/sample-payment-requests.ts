import { REASON } from './sample-bodies.ts'
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
  readPaymentPlan: { by: 'tenant', address: (id) => `/booking/api/${id.over}/payments` },
  markPayment: {
    by: 'tenant',
    address: (id) => `/booking/api/${id.over}/payments/${id.payment}`,
    body: () => ({ isDone: true }),
  },
}
