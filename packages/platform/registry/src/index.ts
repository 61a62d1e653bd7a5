export { accessFileOf } from './access-file.ts'
export { addTeam } from './add-team.ts'
export { followRegistry, type Follower, type FollowOptions } from './follow.ts'
export { createRegistryService, type RegistryService, type RegistryServiceOptions } from './service.ts'
