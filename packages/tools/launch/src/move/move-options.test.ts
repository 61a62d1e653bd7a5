// proves 21.83
import { expect, test } from '@jest/globals'
import { readMoveOptions } from './move-options.ts'

test.each([
  [[], '--database is missing'],
  [['--database', 'postgres://a@b/c', '--keycloak', 'http://k:8080'], 'KEYCLOAK_ADMIN'],
  [['--database', 'mysql://a@b/c'], 'DATABASE_URL'],
  [['--database', 'postgres://a@b/c', '--storage', 's3://bucket/prefix'], 's3://bucket/prefix'],
  [['--database', 'postgres://a@b/c', '--storage', 's3:bucket'], 's3:bucket'],
  [['--data-base', 'postgres://a@b/c'], '--data-base'],
])('the move options %j are refused with a sentence', (args, sentence) => {
  expect(() => readMoveOptions(args, {})).toThrow(sentence)
})

test('the source of a move is embedded, and the target has the settings of its containers', () => {
  const args = ['--database', 'postgres://a@b/c', '--storage', 's3://pictures', '--keycloak', 'http://k:8080']
  const env = {
    DATABASE_PASSWORD: 'x/y',
    S3_ENDPOINT: 'http://s3',
    KEYCLOAK_ADMIN: 'root',
    KEYCLOAK_ADMIN_PASSWORD: 'p',
  }

  const { config, target, storage, keycloak } = readMoveOptions(args, env)

  expect(config).toMatchObject({
    databaseUrl: null,
    storage: { kind: 'disk' },
    identity: { kind: 'embedded' },
  })
  expect(target.databaseUrl).toBe('postgres://a:x%2Fy@b/c')
  expect(storage).toMatchObject({ kind: 's3', bucket: 'pictures', endpoint: 'http://s3' })
  expect(keycloak).toEqual({ url: 'http://k:8080', user: 'root', password: 'p' })
})
