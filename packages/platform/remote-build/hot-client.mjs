// Runs in the page of a remote in work: exchanges modules when its build changes, and loads the page again if it cannot.
import { emitter } from '@rspack/core/hot/emitter.js'
import '@rspack/core/hot/dev-server.js'

const builds = new EventSource(`${__webpack_public_path__}hot`)
builds.addEventListener('message', ({ data }) => emitter.emit('webpackHotUpdate', data))
builds.addEventListener('problem', ({ data }) => console.error(JSON.parse(data)))
