export { summarizeHandovers } from './summarize-handovers.ts'
