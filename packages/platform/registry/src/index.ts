export { addTeam } from './add-team.ts'
export { followRegistry, type Follower, type FollowOptions } from './follow.ts'
export { whenChanged } from './when-changed.ts'
export { createRegistryService, type RegistryService, type RegistryServiceOptions } from './service.ts'
