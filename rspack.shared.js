// The one bundler preset: a part's own rspack.config.js is one call into it.
export { bundle, host, remote } from '@domizil/remote-build'
