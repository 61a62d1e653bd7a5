/** The facts in the page that the boot script reads. */
export interface BootFacts {
  readonly locale: string
  /** Only in the page of a drawn first view. */
  readonly drawnOn?: string
  readonly shell: { readonly name: string; readonly version: string }
  readonly parts?: {
    readonly channel?: string
    readonly trials?: Readonly<Record<string, { readonly id: string; readonly visit: string }>>
  } | null
  readonly config: { readonly loadTimeoutMs: number }
  readonly bootTexts: {
    readonly title: string
    readonly text: string
    readonly reload: string
    readonly home: string
  }
}

export function readBootFacts(): BootFacts {
  return JSON.parse(document.getElementById('page-facts')?.textContent ?? '{}') as BootFacts
}
