import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'
import { EMPTY_FORM, type FlatForm } from './flat-form.ts'

/** What was typed and not saved, and the version of the flat it was typed over. */
export interface KeptForm {
  readonly version: number | undefined
  readonly form: FlatForm
}

/** Whose form of which flat. What one person typed is not shown to the next one at the same tab. */
export interface FormKey {
  readonly userId: string
  readonly flatId: number | undefined
}

/** Keeps what was typed in this tab: through leaving, logging in and reloading. */
export function keepForm(key: FormKey, kept: KeptForm): void {
  writeTabStorage(nameOf(key), kept)
}

export function forgetForm(key: FormKey): void {
  clearTabStorage(nameOf(key))
}

/** What was kept; nothing when it cannot be read. */
export function keptForm(key: FormKey): KeptForm | undefined {
  const { version, form } = readTabStorage<Partial<KeptForm>>(nameOf(key)) ?? {}
  return form && { version, form: whole(form) }
}

/** A form of an older version of this page may know less. */
function whole(form: Partial<FlatForm>): FlatForm {
  const { size } = form
  const energyCertificate = form.energyCertificate ?? EMPTY_FORM.energyCertificate
  return {
    ...EMPTY_FORM,
    ...form,
    size: size ?? undefined, // what is not a number is kept as null
    address: { ...EMPTY_FORM.address, ...form.address },
    rooms: { ...EMPTY_FORM.rooms, ...form.rooms },
    energyCertificate: { ...energyCertificate, energyValue: energyCertificate.energyValue ?? undefined },
  }
}

function nameOf({ userId, flatId }: FormKey): string {
  return `domizil.flat-form.${userId}.${flatId ?? 'new'}`
}
