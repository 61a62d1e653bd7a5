import { remoteJest } from '@domizil/testing/jest'

export default remoteJest(import.meta.dirname)
