import type { JobType } from '../infrastructure/job/index.ts'
import { ROOMS } from './rooms.ts'
import type { ServiceDependencies } from './service-dependencies.ts'
import type { Services } from './services.ts'

/** The jobs of all rooms by their kind. */
export function jobTypes(
  services: Services,
  dependencies: Pick<ServiceDependencies, 'db' | 'clock'>,
): Record<string, JobType> {
  const types: Record<string, JobType> = {}
  for (const room of ROOMS) Object.assign(types, room.jobs(services, dependencies))
  return types
}
