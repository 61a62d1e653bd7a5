export { claimStayFiles, listStayFiles, releaseStayFiles } from './stay-file-repository.ts'
export { presentStayFile } from './stay-file-service.ts'
