#!/usr/bin/env node
import { runCommand } from './command-line.ts'
import { faultSentence } from './refused-error.ts'

try {
  console.log(await runCommand(process.argv.slice(2), process.env, { say: console.log }))
} catch (error) {
  console.error(faultSentence(error))
  process.exitCode = 1
}
