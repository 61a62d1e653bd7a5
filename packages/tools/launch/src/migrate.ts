// Brings the database up to date and ends: a step of a deployment before its first new replica (docs/operations.md).
import { runMigrate } from './site/run-migrate.ts'

await runMigrate(process.env)
