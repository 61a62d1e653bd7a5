import type { Route } from './schema.ts'

/** What a path is compared with. */
type PathPattern = Pick<Route, 'path'>

/** A matching route and the decoded values of its parameters. */
export interface Match<R extends PathPattern = Route> {
  readonly route: R
  readonly params: Readonly<Record<string, string>>
}

/** The route that matches a path (without language prefix), if any. A fixed segment takes precedence over a parameter. */
export function match<R extends PathPattern>(path: string, routes: readonly R[]): Match<R> | undefined {
  const segments = segmentsOf(path)

  return routes
    .flatMap((route) => {
      const params = paramsOf(segments, segmentsOf(route.path))
      return params ? [{ route, params }] : []
    })
    .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

/** Whether two path patterns can match the same address with equal precedence, so that only one app may own them. */
export function collides(a: string, b: string): boolean {
  const shapeOf = (path: string) =>
    segmentsOf(path)
      .map((segment) => (segment.startsWith(':') ? ':' : segment))
      .join('/')
  return shapeOf(a) === shapeOf(b)
}

/** Whether some address matches both path patterns. */
export function overlaps(a: string, b: string): boolean {
  const [one, other] = [segmentsOf(a), segmentsOf(b)]
  const isParameter = (segment = '') => segment.startsWith(':')
  return (
    one.length === other.length &&
    one.every((segment, at) => segment === other[at] || isParameter(segment) || isParameter(other[at]))
  )
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function paramsOf(segments: string[], pattern: string[]): Record<string, string> | undefined {
  if (segments.length !== pattern.length) return undefined

  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? ''
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(actual)
    else if (expected !== actual) return undefined
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a stray percent sign must not throw
  }
}
