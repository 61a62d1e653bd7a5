import { TestEnvironment } from 'jest-environment-node'
import { withTimes } from './test-times.mjs'

export default withTimes(TestEnvironment)
