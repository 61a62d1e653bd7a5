// proves 17.10
import { expect, test } from '@jest/globals'
import { keepWorkers, runInWorker } from './run-in-worker.ts'

const MEGABYTES = 64
/** A module that posts what its code yields. */
const thread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, threadId } from 'node:worker_threads'
      ${code}`)}`,
  )
const ENDLESS = thread('for (;;);')
const IDLE = thread('setInterval(() => {}, 1000)')

test('a worker thread answers with the result for its input', async () => {
  const double = thread(`parentPort.on('message', ({ value }) => parentPort.postMessage(value * 2))`)

  const answer = await runInWorker(double, { value: 21 }, { megabytes: MEGABYTES, processorMs: 10_000 })

  expect(answer).toBe(42)
})

test('a worker that exceeds its processor time is ended with an error about its input', async () => {
  const limits = { megabytes: MEGABYTES, processorMs: 200, patienceMs: 60_000 }

  await expect(runInWorker(ENDLESS, {}, limits)).rejects.toThrow('too much processor time')
})

test('an idle worker uses no processor time, and fails with TRY_AGAIN when it is late', async () => {
  const limits = { megabytes: MEGABYTES, processorMs: 1_000, patienceMs: 4_000 }

  await expect(runInWorker(IDLE, {}, limits)).rejects.toMatchObject({
    code: 'TRY_AGAIN',
    statusCode: 503,
    retryAfterSeconds: 30,
  })
})

test('a worker that is late fails with TRY_AGAIN, even if it is busy', async () => {
  const limits = { megabytes: MEGABYTES, processorMs: 60_000, patienceMs: 500 }

  await expect(runInWorker(ENDLESS, {}, limits)).rejects.toMatchObject({ code: 'TRY_AGAIN' })
})

test('a worker that exceeds its memory is ended with an error about its input', async () => {
  const greedy = thread('const all = []; for (;;) all.push(new Array(1000).fill(all.length))')
  const limits = { megabytes: MEGABYTES, processorMs: 60_000 }

  await expect(runInWorker(greedy, {}, limits)).rejects.toThrow('too much memory')
})

test('a worker that throws rejects with its error', async () => {
  const failing = thread('throw new RangeError("no such page")')

  await expect(runInWorker(failing, {}, { megabytes: MEGABYTES, processorMs: 10_000 })).rejects.toThrow(
    'no such page',
  )
})

const WHO = thread(`
  let isBroken = false
  parentPort.on('message', ({ task }) => {
    if (isBroken) throw new RangeError('left from before')
    isBroken = task === 'break'
    if (task === 'fail') throw new RangeError('no such page')
    if (task === 'endless') for (;;);
    const end = Date.now() + 300
    while (task === 'work' && Date.now() < end);
    parentPort.postMessage(threadId)
    if (task === 'fail after the answer') throw new RangeError('too late')
  })`)

test('a kept worker also answers the next input', async () => {
  const ask = keepWorkers<number>(WHO, { megabytes: MEGABYTES, processorMs: 10_000 })
  const first = await ask({})

  const second = await ask({})

  expect(second).toBe(first)
})

test('a kept worker that is busy gets no second input', async () => {
  const ask = keepWorkers<number>(WHO, { megabytes: MEGABYTES, processorMs: 10_000 })

  const [one, other] = await Promise.all([ask({ task: 'work' }), ask({ task: 'work' })])

  expect(one).not.toBe(other)
})

test('a kept worker has its limit of processor time for each input', async () => {
  const ask = keepWorkers<number>(WHO, { megabytes: MEGABYTES, processorMs: 600 })
  const first = await ask({ task: 'work' })

  const others = [await ask({ task: 'work' }), await ask({ task: 'work' }), await ask({ task: 'work' })]

  expect(others).toEqual([first, first, first])
})

test.each([
  ['fail', 'no such page'],
  ['endless', 'too much processor time'],
])('a kept worker that does not answer (%s) is replaced', async (task, message) => {
  const ask = keepWorkers<number>(WHO, { megabytes: MEGABYTES, processorMs: 400 })
  const first = await ask({})

  await expect(ask({ task })).rejects.toThrow(message)

  expect(await ask({})).not.toBe(first)
})

test('what an earlier input has broken in a kept worker does not fail the next input', async () => {
  const ask = keepWorkers<number>(WHO, { megabytes: MEGABYTES, processorMs: 10_000 })
  const first = await ask({ task: 'break' })

  const second = await ask({})

  expect(second).not.toBe(first)
})

test('a kept worker that fails after its answer is replaced, and the next input is answered', async () => {
  const ask = keepWorkers<number>(WHO, { megabytes: MEGABYTES, processorMs: 10_000 })
  const first = await ask({})
  const answer = ask({ task: 'fail after the answer' })
  await new Promise(setImmediate)
  // The answer, the failure and the end of the thread are there before any of them is read.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)

  const next = [await answer, await ask({})]

  expect(next).toEqual([first, expect.any(Number)])
  expect(next).not.toEqual([first, first])
})
