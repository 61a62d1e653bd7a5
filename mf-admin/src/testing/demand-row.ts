import type { AdminDemand } from '@domizil/api'

export function anAdminDemand(demand: Partial<AdminDemand> = {}): AdminDemand {
  return {
    id: 4,
    time: '2026-11-20T12:40:00Z',
    place: 'Pankow',
    months: 3,
    priceMax: 1200,
    rooms: 2,
    message: 'Call …, please.',
    count: 14,
    ...demand,
  }
}
