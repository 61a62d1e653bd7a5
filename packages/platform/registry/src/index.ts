export { accessFileOf } from './access.ts'
export { addTeam } from './access.ts'
export { followRegistry, type Follower, type FollowOptions } from './follow.ts'
export { createRegistryService, type RegistryService, type RegistryServiceOptions } from './service.ts'
