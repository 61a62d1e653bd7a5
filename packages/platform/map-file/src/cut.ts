#!/usr/bin/env node
import { runCutCommand } from './cut-command.ts'

process.exitCode = await runCutCommand(process.argv.slice(2), console.log)
