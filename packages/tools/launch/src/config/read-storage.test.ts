import path from 'node:path'
import { expect, test } from '@jest/globals'
import { ConfigError } from './config-error.ts'
import { readConfig } from './read-config.ts'

const KEY = { S3_ACCESS_KEY_ID: 'domizil', S3_SECRET_ACCESS_KEY: 'secret' }

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

test('without a bucket files stay in the data folder', () => {
  expect(readConfig({ DATA_FOLDER: '/data' }).storage).toEqual({
    kind: 'disk',
    folder: path.resolve('/data/files'),
  })
})

test('an S3-compatible bucket needs its address and key', () => {
  const { storage } = readConfig({ S3_BUCKET: 'domizil-files', S3_ENDPOINT: 'http://minio:9000/', ...KEY })

  expect(storage).toEqual({
    kind: 's3',
    bucket: 'domizil-files',
    region: 'us-east-1',
    endpoint: 'http://minio:9000',
    credentials: { accessKeyId: 'domizil', secretAccessKey: 'secret' },
  })
})

test('an Amazon bucket needs only its region if the machine has a role', () => {
  expect(readConfig({ S3_BUCKET: 'domizil-files', S3_REGION: 'eu-central-1' }).storage).toEqual({
    kind: 's3',
    bucket: 'domizil-files',
    region: 'eu-central-1',
    endpoint: null,
    credentials: null,
  })
})

test.each([
  ['a bucket with a name that none can have', { S3_BUCKET: 'My Files' }, 'S3_BUCKET is "My Files"'],
  [
    'an address that is none',
    { S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' },
    'S3_ENDPOINT is "minio:9000"',
  ],
  ['half a key', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'domizil' }, 'set both or none'],
  [
    'an address without a bucket',
    { S3_ENDPOINT: 'http://minio:9000' },
    'S3_ENDPOINT is set without S3_BUCKET',
  ],
  ['a key without a bucket', KEY, 'S3_SECRET_ACCESS_KEY is set without S3_BUCKET'],
])('%s is refused with the variable', (_case, env, sentence) => {
  expect(messageOf(env)).toContain(sentence)
})

test('secrets are never part of an error message', () => {
  expect(messageOf({ S3_SECRET_ACCESS_KEY: 'do-not-tell', PORT: 'x' })).not.toContain('do-not-tell')
})
