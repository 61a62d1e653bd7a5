export {
  endProposal,
  findAddendumNumber,
  findProposal,
  insertProposal,
  listExpiredProposals,
  listProposalsToRemind,
  type ProposalRow,
  updateProposal,
} from './last-day-repository.ts'
export { rangeOf, summarizeLastDays } from './summarize-last-days.ts'
