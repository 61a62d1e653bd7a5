export { listStayFiles, claimStayFiles } from './stay-file-repository.ts'
export { presentStayFile } from './stay-file-service.ts'
