import { expect, test } from '@jest/globals'
import { readConfig } from '../config/read-config.ts'
import { startupErrorMessage } from './startup-error-message.ts'

const config = readConfig({ PORT: '8080', DATA_FOLDER: '/data' })
const anError = (code: string, path?: string) => Object.assign(new Error('as it is'), { code, path })

test.each([
  [anError('DATABASE_LOCKED'), 'running already on the data folder /data'],
  [anError('EADDRINUSE'), 'PORT=8081'],
  [anError('EADDRNOTAVAIL'), 'HOST is "127.0.0.1"'],
  [anError('EACCES', '/data/files'), '/data/files cannot be written'],
  [anError('EACCES'), 'Port 8080 needs special rights'],
  [anError('ENOSPC'), 'The disk is full'],
  [anError('DATABASE_SERVER_UNUSABLE'), 'as it is'],
])('the start error %s is explained with a way out', (error, sentence) => {
  expect(startupErrorMessage(error, config)).toContain(sentence)
})

test('an unexpected error has no explanation', () => {
  expect(startupErrorMessage(new TypeError('undefined is not a function'), config)).toBeUndefined()
})
