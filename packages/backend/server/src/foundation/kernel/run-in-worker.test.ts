// proves 17.10
import { expect, test } from '@jest/globals'
import { runInWorker } from './run-in-worker.ts'

const MEGABYTES = 64
/** A module that posts what its code yields. */
const thread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads'
      ${code}`)}`,
  )
const ENDLESS = thread('for (;;);')
const IDLE = thread('setInterval(() => {}, 1000)')

test('a thread answers with what it made of its data', async () => {
  const double = thread('parentPort.postMessage(workerData.value * 2)')

  const answer = await runInWorker(double, { value: 21 }, { megabytes: MEGABYTES, processorMs: 10_000 })

  expect(answer).toBe(42)
})

test('a thread that uses more processor time than it may is ended, and its input is to blame', async () => {
  const limits = { megabytes: MEGABYTES, processorMs: 200, patienceMs: 60_000 }

  await expect(runInWorker(ENDLESS, {}, limits)).rejects.toThrow('too much processor time')
})

test('a thread that does nothing uses up no processor time: it is only late', async () => {
  const limits = { megabytes: MEGABYTES, processorMs: 1_000, patienceMs: 4_000 }

  await expect(runInWorker(IDLE, {}, limits)).rejects.toMatchObject({
    code: 'TRY_AGAIN',
    statusCode: 503,
    retryAfterSeconds: 30,
  })
})

test('a thread that is late says nothing about its input, however much it has to do', async () => {
  const limits = { megabytes: MEGABYTES, processorMs: 60_000, patienceMs: 500 }

  await expect(runInWorker(ENDLESS, {}, limits)).rejects.toMatchObject({ code: 'TRY_AGAIN' })
})

test('a thread that fills its memory is ended, and its input is to blame', async () => {
  const greedy = thread('const all = []; for (;;) all.push(new Array(1000).fill(all.length))')
  const limits = { megabytes: MEGABYTES, processorMs: 60_000 }

  await expect(runInWorker(greedy, {}, limits)).rejects.toThrow('too much memory')
})

test('a thread that fails rejects with its error', async () => {
  const failing = thread('throw new RangeError("no such page")')

  await expect(runInWorker(failing, {}, { megabytes: MEGABYTES, processorMs: 10_000 })).rejects.toThrow(
    'no such page',
  )
})
