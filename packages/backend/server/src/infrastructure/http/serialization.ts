import buildWriter, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Writer = (answer: unknown) => string

const writers = new WeakMap<object, Writer>()

/**
 * How fastify writes answers: what the schema does not name never goes out. A writer is compiled when the first answer
 * needs it: all of them together would hold up the start for a second.
 */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer) =>
    writerOf(schema)(answer)

/** Calls that answer in the same shape, an error above all, share its writer. */
function writerOf(schema: object): Writer {
  const known = writers.get(schema)
  if (known) return known

  const writer = buildWriter(schema as Schema)
  writers.set(schema, writer)
  return writer
}
