import { getNewFlats } from '@domizil/api'
import { questionOf, toHtml } from '@domizil/app-kit/server'
import * as router from '@domizil/app-kit/router'
import { HOST, match } from '@domizil/federation'
import type { ServerShell } from '@domizil/shell-api'
import * as parts from '@domizil/ui/parts'
import React from 'react'
import jsxRuntime from 'react/jsx-runtime'
import ReactDom from 'react-dom'
import ReactDomStatic from 'react-dom/static'
import { drawRemote } from '../features/remotes/spoken-apis.ts'
import { type PageFacts, type WrittenFacts, withRoutes } from '../lib/page-facts.ts'
import { App } from './app.tsx'
import { createStillShell } from './still-shell.ts'

Object.assign(globalThis, { domizilBoot: { timeoutMs: 10_000, chunkLoaded: () => undefined } })

/** The pages of the shell that show flats. */
const PAGES_WITH_FLATS = ['home', 'rent', 'offer-flat', 'business', 'about-us']

/** The gallery of components renders antd, which needs a document. */
const UNDRAWN_PAGE = 'design'

/** What a remote's server half takes from the shell's, the same modules as in the browser. */
export const shared: ServerShell['shared'] = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/static': ReactDomStatic,
  '@domizil/ui/parts': parts,
  '@domizil/app-kit/router': router,
}

const drawnPlace = (html = '') => `<div data-drawn="">${html}</div>`

const factsOf = ({ facts }: { facts: unknown }) => withRoutes(facts as WrittenFacts)

function routeOf(path: string, { parts: apps }: PageFacts) {
  return match(path, apps?.routes ?? [])?.route
}

export const questions: ServerShell['questions'] = (request, remote) => {
  const route = routeOf(request.path, factsOf(request))
  if (!route) return []
  if (route.access !== 'open') return undefined
  if (route.owner !== HOST) return remote?.questions(route.page, request)
  if (route.page === UNDRAWN_PAGE) return undefined

  return PAGES_WITH_FLATS.includes(route.page) ? [questionOf(getNewFlats, {})] : []
}

export const draw: ServerShell['draw'] = async (request, remote) => {
  const facts = factsOf(request)
  const route = routeOf(request.path, facts)
  if (route?.owner === HOST && route.page === UNDRAWN_PAGE) return ''

  parts.drawForWidth(request.width)
  const shell = createStillShell({ ...request, facts })
  const { services } = shell
  if (!remote) return toHtml(<App shell={shell} />, 'shell')

  const drawn = await drawRemote(remote, services.shellApi)
  services.firstView.remote = { name: remote.name, html: drawnPlace() }
  const html = await toHtml(<App shell={shell} />, 'shell')
  // React would encode what is finished already once more.
  return html.replace(drawnPlace(), () => drawnPlace(drawn))
}
