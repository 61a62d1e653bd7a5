export { sealPdf as work } from './seal-pdf.ts'
