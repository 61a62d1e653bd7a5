import { type AdminInvoice, creditInvoice, downloadCreditNote } from '@domizil/api'
import { Download, RotateCcw, Undo2 } from '@domizil/ui/icons'
import { saveFile } from '@domizil/ui/parts'
import type { RowAction } from '../../lib/list/list-description.ts'

const correction = (
  reissue: boolean,
): Partial<RowAction<AdminInvoice>> & Pick<RowAction<AdminInvoice>, 'isPossible' | 'run'> => ({
  isDangerous: true,
  reason: 'required',
  isPossible: ({ creditNote }) => creditNote === null,
  run: (shell, { id }, { reason = '' }) =>
    shell.send(creditInvoice, { params: { id }, body: { reason, reissue } }),
})

/** A wrong invoice is never changed: a credit note takes it back, and a right one may follow. */
export const CORRECTIONS: readonly RowAction<AdminInvoice>[] = [
  {
    id: 'downloadCreditNote',
    Icon: Download,
    isHarmless: true,
    isPossible: ({ creditNote }) => creditNote !== null,
    run: async (shell, { id, creditNote }) =>
      saveFile(await shell.download(downloadCreditNote, { params: { id } }), `${creditNote}.pdf`),
  },
  { id: 'reissueInvoice', Icon: RotateCcw, ...correction(true) },
  { id: 'creditInvoice', Icon: Undo2, ...correction(false) },
]
