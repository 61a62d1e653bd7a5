#!/usr/bin/env node
import { runCommand } from './command-line.ts'

try {
  console.log(await runCommand(process.argv.slice(2), process.env))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
