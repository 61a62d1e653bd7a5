import { docsOfCall, type Operation } from './docs-of-call.ts'
import type { OpenApiDocument } from './document.ts'
import { escapeHtml, shapeText } from './docs-text.ts'

/** The API's description as HTML: without scripts and external resources. */
export function docsPage(document: OpenApiDocument, prefix: string): string {
  const { info, tags, paths, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({
      path,
      method,
      about: about as unknown as Operation,
    })),
  )
  const groups = tags.map(({ name }) => name)

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="${prefix}/docs/style.css">
</head>
<body>
<header>
<h1>${escapeHtml(info.title)}</h1>
<p>${withCode(info.description)}</p>
<p>The same for programs: <a href="${prefix}/docs/openapi.json">OpenAPI ${document.openapi}</a>.</p>
<nav aria-label="Groups of calls"><ul>
${groups.map((name) => `<li><a href="#${name}">${escapeHtml(name)}</a></li>`).join('\n')}
<li><a href="#shapes">Shapes</a></li>
</ul></nav>
</header>
<main>
${groups
  .map((name) => {
    const calls = operations.filter(({ about }) => about.tags.includes(name))
    return `<section aria-labelledby="${name}">
<h2 id="${name}">${escapeHtml(name)}</h2>
${calls.map((call) => docsOfCall(call, prefix)).join('\n')}
</section>`
  })
  .join('\n')}
<section aria-labelledby="shapes">
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(shapeSection).join('\n')}
</section>
</main>
</body>
</html>
`
}

function shapeSection([name, shape]: [string, object]): string {
  return `<details id="shape-${name}"><summary><code>${name}</code></summary><div><pre tabindex="0">${shapeText(shape)}</pre></div></details>`
}

/** Marks text between backquotes as code. */
function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
