import type { Adapter, AdapterFactory } from 'oidc-provider'
import type { Queries } from '../queries/queries.ts'
import { errors } from './oidc-provider.ts'
import {
  consumePayload,
  deletePayload,
  deletePayloadsOfGrant,
  findPayload,
  savePayload,
} from './payload-repository.ts'

/** Stores the provider's entities in the database: one table for all models. */
export function createAdapterFactory(db: Queries): AdapterFactory {
  return (model) => createAdapter(db, model)
}

function createAdapter(db: Queries, model: string): Adapter {
  return {
    find: (id) => findPayload(db, { model, column: 'id', value: id }),
    findByUid: (uid) => findPayload(db, { model, column: 'uid', value: uid }),
    // Only the device flow has user codes, and it is disabled.
    findByUserCode: async () => undefined,
    upsert: (id, payload, expiresIn) => savePayload(db, { model, id, payload, expiresIn }),
    destroy: (id) => deletePayload(db, model, id),
    revokeByGrantId: (grantId) => deletePayloadsOfGrant(db, grantId),

    /** @throws InvalidGrant for all but one of several concurrent redemptions. */
    async consume(id) {
      if (!(await consumePayload(db, model, id))) throw new errors.InvalidGrant(`${model} already used`)
    },
  }
}
