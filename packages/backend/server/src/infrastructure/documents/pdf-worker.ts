import { answerInWorker } from '../../foundation/kernel/answer-in-worker.ts'
import { findDanger } from './find-danger.ts'

answerInWorker(({ bytes }: { bytes: Uint8Array }) => findDanger(bytes))
