import { RemoteContexts } from '@domizil/app-kit'
import { settable } from '@domizil/app-kit/readable'
import { drawForWidth } from '@domizil/ui/parts'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { FakeShell } from './fake-shell.ts'

const META = { name: 'mf-under-test', version: '0.0.0', shellApi: 1 }
const PHONE = 412

/** A shell whose page was drawn at a path with these answers, by query key. */
export function aDrawnShell(path: string, answers: Readonly<Record<string, unknown>>): FakeShell {
  const shell = new FakeShell().at(path)
  return Object.assign(shell, {
    route: settable(shell.route.get()), // its first value is what is hydrated
    firstAnswers: new Map(Object.entries(answers)),
    drawnOn: '2026-11-23',
  })
}

/** Draws and hydrates a component with the providers of a remote, as `hydrateElement` does. */
export function hydrateRemote(
  ui: ReactNode,
  { shell, texts, width }: { shell: FakeShell; texts: Record<string, string>; width?: number },
): Promise<Hydrated> {
  return hydrateElement(
    <RemoteContexts shell={shell} meta={META}>
      <IntlProvider locale={shell.locale.get()} messages={texts}>
        {ui}
      </IntlProvider>
    </RemoteContexts>,
    width,
  )
}

interface Hydrated {
  readonly container: HTMLElement
  /** What the server drew. */
  readonly drawn: string
  /** What React said of differences: nothing, if there are none. */
  readonly complaints: readonly string[]
}

/**
 * Draws an element as the server does, for a phone unless another width is given, and hydrates it with the development build of React, which complains
 * about each difference.
 */
export async function hydrateElement(element: ReactNode, width = PHONE): Promise<Hydrated> {
  drawForWidth(width)
  const complaints: string[] = []
  const container = document.body.appendChild(document.createElement('div'))
  const drawn = await drawWhole(element)
  container.innerHTML = drawn
  const log = console.error
  console.error = (...all: unknown[]) => void complaints.push(all.map(String).join(' '))
  try {
    await act(async () => {
      hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(String(error)) })
    })
  } finally {
    console.error = log
  }

  return { container, drawn, complaints }
}

/** The marker of a boundary that something in it has suspended. */
const SUSPENDED = '<!--$!-->'

/** Waits for lazy chunks, as the server does: a chunk that is there is drawn the next time. */
async function drawWhole(element: ReactNode): Promise<string> {
  const drawn = renderToString(element)
  if (!drawn.includes(SUSPENDED)) return drawn
  await new Promise((resolve) => setTimeout(resolve))
  return drawWhole(element)
}
