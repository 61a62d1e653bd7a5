/** For the server halves of shell and remotes: drawing the first view of a page as HTML. */
export {
  defineServerRemote,
  type DrawnPage,
  type ServerRemoteDefinition,
} from './server/define-server-remote.tsx'
export { questionOf } from './server/question.ts'
export { toHtml } from './server/to-html.ts'
