import { remote } from '@domizil/remote-build'

export default remote(import.meta.dirname)
