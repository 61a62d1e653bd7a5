import type { Call, CallInput } from '@domizil/api'
import type { DrawQuestion } from '@domizil/shell-api'
import { queryOf } from '../query/query.ts'

/** The request of a call that the first view of a page needs, with the key of its query in the browser. */
export function questionOf<C extends Call>(call: C, input: CallInput<C>): DrawQuestion {
  const { params = {}, query = {}, body } = input as Partial<Record<string, Record<string, unknown>>>
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, `${value as string | number | boolean}`]],
    ),
  ).toString()

  return {
    key: queryOf(call, input).key,
    method: call.method,
    path: search ? `${path}?${search}` : path,
    ...(body && { body }),
  }
}
