import type { JobKind } from '../infrastructure/job/index.ts'
import { ROOMS } from './rooms.ts'
import type { ServiceDependencies } from './service-dependencies.ts'
import type { Services } from './services.ts'

/** Everything that happens by itself, and how often. */
export function jobKinds(
  services: Services,
  dependencies: Pick<ServiceDependencies, 'db' | 'clock'>,
): Record<string, JobKind> {
  const kinds: Record<string, JobKind> = {}
  for (const room of ROOMS) if ('jobs' in room) Object.assign(kinds, room.jobs(services, dependencies))
  return kinds
}
