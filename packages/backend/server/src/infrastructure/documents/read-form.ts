import { MAX_CONTRACT_BYTES } from '@domizil/domain'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allowMissingBody, bytesOf, formParts, typedTexts } from '../http/index.ts'
import { fileTooLarge, type UploadedFile } from './pdf-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a multipart body, where one came. */
    uploaded: UploadedFile | null
  }
}

const MAX_FIELDS = 10
const MAX_FIELD_BYTES = 10_000

/** For calls that take JSON, a form with a file in the field `file`, or nothing: the fields become the body. */
export async function acceptMultipart(calls: FastifyInstance): Promise<void> {
  calls.decorateRequest('uploaded', null)
  await calls.register(multipart, {
    limits: { files: 1, fileSize: MAX_CONTRACT_BYTES, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
  })
  calls.addHook('preValidation', readForm)
  allowMissingBody(calls)
}

async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return

  const fields: Record<string, unknown> = {}
  for await (const part of formParts(request)) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file')
      request.uploaded = { name: part.filename, bytes: await bytesOf(part, fileTooLarge) }
    else part.file.resume()
  }
  request.body = typedTexts(fields, request.routeOptions.schema?.body ?? {})
}
