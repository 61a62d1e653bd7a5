import buildWriter, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Writer = (answer: unknown) => string

const writers = new WeakMap<object, Writer>()

/**
 * Fastify's serializers: properties outside of the schema are never sent. A serializer is compiled for the first
 * response that needs it: compiling all of them would delay the start by a second.
 */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer) =>
    writerOf(schema)(answer)

/** Calls with the same response schema, above all errors, share a serializer. */
function writerOf(schema: object): Writer {
  const known = writers.get(schema)
  if (known) return known

  const writer = buildWriter(schema as Schema, { ajv: { formats: { line: true, text: true } } })
  writers.set(schema, writer)
  return writer
}
