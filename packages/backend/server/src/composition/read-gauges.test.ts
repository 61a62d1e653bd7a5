// proves 18.3
import { addHours, addSeconds } from '@domizil/domain'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenFlat } from '../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../testing/test-server.ts'
import { readGauges } from './read-gauges.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})

afterAll(() => server.close())

test('without jobs all gauges are zero', async () => {
  expect(await readGauges(server.db, NOW)).toEqual([
    { name: 'mail_lag_seconds', value: 0 },
    { name: 'calendar_lag_seconds', value: 0 },
    { name: 'standby_missing', value: 0 },
  ])
})

test('the gauges count waiting jobs, their age and failed jobs by kind', async () => {
  const job = { kind: 'SEND_MAIL', created_at: addSeconds(NOW, -90) }
  await server.db
    .insertInto('job')
    .values([
      { ...job, run_at: addSeconds(NOW, -60) },
      { ...job, run_at: addSeconds(NOW, -20) },
      { ...job, run_at: addHours(NOW, 1) },
      { ...job, kind: 'REMOVE_FILES', run_at: NOW, failed_at: NOW },
    ])
    .execute()
  const flat_id = await givenFlat(server.db)
  await server.db
    .insertInto('imported_calendar')
    .values({ flat_id, name: 'Bnb', url: 'https://bnb.example/1.ics', next_sync_at: addHours(NOW, -1) })
    .execute()

  expect(await readGauges(server.db, NOW)).toEqual([
    { name: 'jobs_due', kind: 'SEND_MAIL', value: 2 },
    { name: 'job_lag_seconds', kind: 'SEND_MAIL', value: 60 },
    { name: 'jobs_given_up', kind: 'REMOVE_FILES', value: 1 },
    { name: 'mail_lag_seconds', value: 90 },
    { name: 'calendar_lag_seconds', value: 3600 },
    { name: 'standby_missing', value: 0 },
  ])
})
