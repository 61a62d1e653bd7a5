export {
  endProposal,
  findProposal,
  insertProposal,
  listExpiredProposals,
  type ProposalRow,
  updateProposal,
} from './last-day-repository.ts'
export { rangeOf, summarizeLastDays } from './summarize-last-days.ts'
