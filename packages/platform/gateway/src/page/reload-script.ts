/** The polling interval of a page in development. */
const EVERY_MS = 700

/** For development: reloads the page when the registry has changed. An unchanged registry is answered with 304. */
export const RELOAD_SCRIPT = `{
  let mark
  const look = async () => {
    try {
      const { headers } = await fetch('/remotes/registry.json', { method: 'HEAD', cache: 'no-store' })
      const now = headers.get('etag')
      if (mark && now && now !== mark) return location.reload()
      mark ??= now
    } catch {}
    setTimeout(look, document.hidden ? ${EVERY_MS * 4} : ${EVERY_MS})
  }
  look()
}`
