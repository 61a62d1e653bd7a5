// Written by each build, from routes.json: `<Link to="/…">` knows the pages of this remote.
import '@domizil/links'

declare module '@domizil/links' {
  interface OwnRoutes {
    '/sample': true
  }
}
