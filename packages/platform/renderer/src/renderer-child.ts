// The process of a renderer. It ends with the gateway, whose channel closes.
import type { FromRenderer, ToRenderer } from './process-messages.ts'
import { createRenderer, type RendererLimits } from './renderer.ts'

type Answers = Readonly<Record<string, unknown>> | undefined

const send = (message: FromRenderer) => void process.send?.(message)
const renderer = createRenderer({
  onFailure: (failure) => send({ kind: 'failed', failure }),
  limits: JSON.parse(process.argv[2] ?? '{}') as Partial<RendererLimits>,
})
const asked = new Map<number, (answers: Answers) => void>()

async function receive(message: ToRenderer): Promise<void> {
  if (message.kind === 'prepare') return renderer.prepare(message.set)
  if (message.kind === 'answers') return asked.get(message.id)?.(message.answers)

  const { id, set, request } = message
  if (message.kind === 'frame') return send({ kind: 'drawn', id, drawn: await renderer.frame(set, request) })

  const drawn = await renderer.draw(set, request, (questions) => {
    send({ kind: 'questions', id, questions })
    return new Promise<Answers>((resolve) => asked.set(id, resolve))
  })
  asked.delete(id)
  send({ kind: 'drawn', id, drawn })
}

process.on('message', (message) => void receive(message as ToRenderer))
process.on('disconnect', () => process.exit())
