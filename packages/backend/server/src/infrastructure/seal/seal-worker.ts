import { answerInWorker } from '../../foundation/kernel/answer-in-worker.ts'
import { sealPdf } from './seal-pdf.ts'

answerInWorker(sealPdf)
