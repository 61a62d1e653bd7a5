import { validatorCompiler } from '../../infrastructure/http/validation.ts'
import type { Place } from './places.ts'

const HTTP_PARTS = { params: 'params', query: 'querystring', form: 'querystring', body: 'body' } as const

const READ = {
  params: decodeURIComponent,
  query: decodeURIComponent,
  form: (value: string) => value,
  body: (value: string): unknown => JSON.parse(value),
}

/** Judging a long value takes as long as sending it: done once for places with equal schemas, each of which is written out once. */
const judged = new Map<string, (value: string) => boolean>()
const schemas = new WeakMap<Place['shape'], string>()

/** Whether the schema of a place lets a value through to the code behind it: JSON in a body, elsewhere as it stands there. */
export function isLetThrough(place: Place, value: string): boolean {
  const written = schemas.get(place.shape) ?? JSON.stringify(place.shape)
  schemas.set(place.shape, written)
  const schema = `${place.part} ${written}`
  const judge = judged.get(schema) ?? judgeOf(place)
  judged.set(schema, judge)
  return judge(value)
}

function judgeOf({ part, shape }: Place): (value: string) => boolean {
  // Headers are also read by separate code.
  if (part === 'headers') return () => true

  const validate = validatorCompiler({
    schema: { type: 'object', properties: { value: shape } },
    httpPart: HTTP_PARTS[part],
    method: '',
    url: '',
  })
  const verdicts = new Map<string, boolean>()
  const judge = (value: string) => {
    try {
      const result = validate({ value: READ[part](value) })
      return !(typeof result === 'object' && 'error' in result)
    } catch {
      return false
    }
  }
  return (value) => {
    const verdict = verdicts.get(value) ?? judge(value)
    verdicts.set(value, verdict)
    return verdict
  }
}
