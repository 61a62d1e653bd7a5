import type { HandoverContent, HandoverKind } from '@domizil/domain'
import type { JSONColumnType } from 'kysely'

export interface HandoverTable {
  booking_id: number
  kind: HandoverKind
  revision: number
  content: JSONColumnType<HandoverContent>
  edited_by: 'TENANT' | 'LANDLORD'
  edited_at: Date
  tenant_confirmed_at: Date | null
  tenant_remarks: string | null
  landlord_confirmed_at: Date | null
  landlord_remarks: string | null
  final_at: Date | null
  sealed_at: Date | null
}
